/**
 * Works as they come from somebody else's collection, described in few words: German title / English title / tags. The
 * tags are of the English text and say what a question for them should find.
 */
export const DESCRIBED_WORKS = `
Roter Fuchs im Schnee / Red fox in the snow / fox, animal, winter, snow
Zwei spielende Hunde / Two dogs at play / dog, animal, play
Dackel auf dem Sofa / Dachshund on the couch / dachshund, dog, animal, furniture
Schwarze Katze am Fenster / Black cat at the window / cat, animal, window
Kätzchen mit Wollknäuel / Kitten with a ball of wool / kitten, cat, animal
Graues Pferd auf der Weide / Grey horse in the meadow / horse, animal, meadow
Kuh mit Glocke / Cow with a bell / cow, animal, farm
Schweine im Schlamm / Pigs in the mud / pig, animal, farm
Schaf hinter dem Zaun / Sheep behind a fence / sheep, animal, farm
Hahn auf dem Dach / Rooster on the roof / rooster, bird, animal
Eule in der Nacht / Owl at night / owl, bird, animal, night
Spatzen auf der Leitung / Sparrows on a wire / sparrow, bird, animal
Adler über den Bergen / Eagle above the mountains / eagle, bird, animal, mountain
Karpfen im Teich / Carp in a pond / carp, fish, animal
Weißer Hai / Great white shark / shark, fish, animal, sea
Buckelwal / Humpback whale / whale, animal, sea
Schmetterling auf einer Distel / Butterfly on a thistle / butterfly, insect, animal, plant
Biene im Klee / Bee in the clover / bee, insect, animal, plant
Marienkäfer / Ladybird / ladybird, insect, animal
Spinne im Netz / Spider in its web / spider, animal
Frosch mit Krone / Frog with a crown / frog, animal, fairy tale
Bär beim Honigtopf / Bear at the honey jar / bear, animal
Wolf und sieben Geißlein / The wolf and the seven kids / wolf, animal, fairy tale
Elefant auf einem Ball / Elephant on a ball / elephant, animal, circus
Löwe im Gras / Lion in the grass / lion, animal
Affenbande / A bunch of monkeys / monkey, animal
Maus mit Käse / Mouse with cheese / mouse, animal, cheese
Schildkröte / Tortoise / tortoise, animal
Sonnenblumen / Sunflowers / sunflower, flower, plant
Rote Rosen / Red roses / rose, flower, plant
Alte Eiche / Old oak / oak, tree, plant
Tannen im Nebel / Firs in the mist / forest, tree, plant, fog
Dunkler Wald / Dark forest / forest, tree
Fliegenpilze / Toadstools / mushroom, plant
Kaktus im Topf / Cactus in a pot / cactus, plant
Apfelernte / Apple harvest / apple, fruit, food
Zitronen auf blauem Tuch / Lemons on blue cloth / lemon, fruit, food
Schale voller Kirschen / Bowl of cherries / cherry, fruit, food
Karotten und Erbsen / Carrots and peas / carrot, vegetable, food
Kürbissuppe / Pumpkin soup / pumpkin, soup, food
Frisches Brot / Fresh bread / bread, food
Geburtstagstorte / Birthday cake / cake, birthday, food
Eistüte / Ice cream cone / ice cream, food
Tasse Kaffee / Cup of coffee / coffee, cup, drink
Glas Wein / Glass of wine / wine, drink
Messer und Gabel / Knife and fork / knife, fork, cutlery
Rotes Haus am Fjord / Red house by the fjord / house, building, red, sea
Altes Bauernhaus / Old farmhouse / house, building, farm
Zu verkaufen / For sale sign / sign
Leuchtturm auf der Klippe / Lighthouse on the cliff / lighthouse, tower, building, sea
Kirchturm / Steeple / church, tower, building
Ritterburg / Knight's castle / castle, knight, building
Brücke im Regen / Bridge in the rain / bridge, rain
Hochhäuser bei Nacht / Skyscrapers at night / skyscraper, city, building, night
Marktplatz / Market square / market, city
Schiff im Sturm / Ship in a storm / ship, sea, storm
Segelboot / Sailing boat / boat, ship, sea
Schneller roter Wagen / Fast red car / car, vehicle, red
Wohnmobil am See / Camper van by the lake / camper, vehicle, lake
Fahrrad an der Mauer / Bicycle against a wall / bicycle, vehicle
Dampflokomotive / Steam engine / locomotive, train, vehicle
Flugzeug über den Wolken / Aeroplane above the clouds / aeroplane, vehicle, cloud
Heißluftballons / Hot air balloons / balloon, vehicle
Traktor auf dem Acker / Tractor in the field / tractor, vehicle, farm
Rakete zum Mond / Rocket to the moon / rocket, moon, space
Vollmond über dem Meer / Full moon over the sea / moon, sea, night
Sternenhimmel / Starry sky / star, night, sky
Aufgehende Sonne / Rising sun / sun, sky
Regenbogen / Rainbow / rainbow, sky
Gewitterwolken / Storm clouds / cloud, storm, sky
Schneemann mit Hut / Snowman with a hat / snowman, winter, snow, hat
Kahle Bäume im Herbst / Bare trees in autumn / tree, autumn
Weihnachtsmann / Santa Claus / santa claus, christmas
Geschmückter Tannenbaum / Decorated fir / christmas tree, christmas
Osterhase mit Eiern / Easter bunny with eggs / easter, rabbit
Brautpaar / Bride and groom / wedding, couple
Alte Frau beim Lesen / Old woman reading / woman, reading, book
Mann mit Bart / Man with a beard / man, portrait, beard
Porträt eines Mädchens / Portrait of a girl / girl, portrait, child
Kinder auf dem Spielplatz / Children at the playground / child, playground, play
Mutter mit Baby / Mother and baby / mother, baby, family
Großvater erzählt / Grandfather tells a story / grandfather, family
Lachendes Gesicht / Laughing face / face, happy
Weinender Clown / Crying clown / clown, sad, circus
Herz und Pfeil / Heart and arrow / heart, love
Arzt mit Stethoskop / Doctor with a stethoscope / doctor, medicine
Koch am Herd / Cook at the stove / cook, kitchen
Feuerwehrmann / Firefighter / firefighter, fire
Lehrerin an der Tafel / Teacher at the blackboard / teacher, school
Fußballspieler / Football player / football, sport
Skifahrerin / Woman skiing / skiing, sport, winter
Tänzerin / Ballet dancer / dance, woman
Gitarrist / Guitar player / guitar, music
Geige und Notenblatt / Violin and sheet music / violin, music
Buchstabe A, verziert / Decorated letter A / lettering
Hand, die schreibt / A hand writing / hand, writing
Hammer und Zange / Hammer and pliers / hammer, tool
Schere / Scissors / scissors, tool
Regenschirm / Umbrella / umbrella, rain
Blaues Kleid / Blue dress / dress, clothes, blue
Stiefel aus Leder / Leather boots / boot, shoe, clothes
Strickmütze / Woolly hat / hat, clothes, winter
Armbanduhr / Wristwatch / watch, clock
Alter Koffer / Old suitcase / suitcase, travel
Schreibtisch mit Laptop / Desk with a laptop / laptop, computer, desk, furniture
Telefon von früher / Old telephone / telephone
Teddybär / Teddy bear / teddy bear, toy
Schatzkarte / Treasure map / map, pirate
Pirat mit Augenklappe / Pirate with an eye patch / pirate
Drache speit Feuer / Dragon breathing fire / dragon, fire, fairy tale
Prinzessin im Turm / Princess in the tower / princess, tower, fairy tale
Hexe auf dem Besen / Witch on a broom / witch, halloween
Gespenst / Ghost / ghost, halloween
Einhorn / Unicorn / unicorn, fairy tale
Roboter hilft im Haushalt / Robot doing the housework / robot
Weltkugel / Globe / globe, earth
Deutsche Flagge / German flag / flag, germany
Eiffelturm / Eiffel tower / eiffel tower, paris, tower
Insel mit Palme / Island with a palm / island, palm, sea
Pinsel und Farben / Brushes and paints / brush, painting
`
  .trim()
  .split('\n')
  .map((line) => {
    const [titleDe = '', titleEn = '', tags = ''] = line.split(' / ')
    return { titleDe, titleEn, tags: tags.split(', ') }
  })

/** The tags as a German collection has them. */
export const GERMAN_TAGS: ReadonlyMap<string, string> = new Map(
  `
fox: Fuchs
animal: Tier
winter: Winter
snow: Schnee
dog: Hund
play: Spiel
dachshund: Dackel
furniture: Möbel
cat: Katze
window: Fenster
kitten: Kätzchen
horse: Pferd
meadow: Wiese
cow: Kuh
farm: Bauernhof
pig: Schwein
sheep: Schaf
rooster: Hahn
bird: Vogel
owl: Eule
night: Nacht
sparrow: Spatz
eagle: Adler
mountain: Berg
carp: Karpfen
fish: Fisch
shark: Hai
sea: Meer
whale: Wal
butterfly: Schmetterling
insect: Insekt
plant: Pflanze
bee: Biene
ladybird: Marienkäfer
spider: Spinne
frog: Frosch
fairy tale: Märchen
bear: Bär
wolf: Wolf
elephant: Elefant
circus: Zirkus
lion: Löwe
monkey: Affe
mouse: Maus
cheese: Käse
tortoise: Schildkröte
sunflower: Sonnenblume
flower: Blume
rose: Rose
oak: Eiche
tree: Baum
forest: Wald
fog: Nebel
mushroom: Pilz
cactus: Kaktus
apple: Apfel
fruit: Obst
food: Essen
lemon: Zitrone
cherry: Kirsche
carrot: Karotte
vegetable: Gemüse
pumpkin: Kürbis
soup: Suppe
bread: Brot
cake: Kuchen
birthday: Geburtstag
ice cream: Eis
coffee: Kaffee
cup: Tasse
drink: Getränk
wine: Wein
knife: Messer
fork: Gabel
cutlery: Besteck
house: Haus
building: Gebäude
red: rot
sign: Schild
lighthouse: Leuchtturm
tower: Turm
church: Kirche
castle: Burg
knight: Ritter
bridge: Brücke
rain: Regen
skyscraper: Hochhaus
city: Stadt
market: Markt
ship: Schiff
storm: Sturm
boat: Boot
car: Auto
vehicle: Fahrzeug
camper: Wohnmobil
lake: See
bicycle: Fahrrad
locomotive: Lokomotive
train: Zug
aeroplane: Flugzeug
cloud: Wolke
balloon: Ballon
tractor: Traktor
rocket: Rakete
moon: Mond
space: Weltraum
star: Stern
sky: Himmel
sun: Sonne
rainbow: Regenbogen
snowman: Schneemann
hat: Hut
autumn: Herbst
santa claus: Weihnachtsmann
christmas: Weihnachten
christmas tree: Weihnachtsbaum
easter: Ostern
rabbit: Hase
wedding: Hochzeit
couple: Paar
woman: Frau
reading: Lesen
book: Buch
man: Mann
portrait: Porträt
beard: Bart
girl: Mädchen
child: Kind
playground: Spielplatz
mother: Mutter
baby: Baby
family: Familie
grandfather: Großvater
face: Gesicht
happy: fröhlich
clown: Clown
sad: traurig
heart: Herz
love: Liebe
doctor: Arzt
medicine: Medizin
cook: Koch
kitchen: Küche
firefighter: Feuerwehr
fire: Feuer
teacher: Lehrer
school: Schule
football: Fußball
sport: Sport
skiing: Ski
dance: Tanz
guitar: Gitarre
music: Musik
violin: Geige
lettering: Lettering
hand: Hand
writing: Schreiben
hammer: Hammer
tool: Werkzeug
scissors: Schere
umbrella: Regenschirm
dress: Kleid
clothes: Kleidung
blue: blau
boot: Stiefel
shoe: Schuh
watch: Armbanduhr
clock: Uhr
suitcase: Koffer
travel: Reise
laptop: Laptop
computer: Computer
desk: Schreibtisch
telephone: Telefon
teddy bear: Teddybär
toy: Spielzeug
map: Karte
pirate: Pirat
dragon: Drache
princess: Prinzessin
witch: Hexe
halloween: Halloween
ghost: Gespenst
unicorn: Einhorn
robot: Roboter
globe: Globus
earth: Erde
flag: Flagge
germany: Deutschland
eiffel tower: Eiffelturm
paris: Paris
island: Insel
palm: Palme
brush: Pinsel
painting: Malerei
`
    .trim()
    .split('\n')
    .map((line) => {
      const [en = '', de = ''] = line.split(': ')
      return [en, de] as const
    }),
)
