import { things } from './things.ts'

export const FOOD = things(`
mug | Becher | mug
  ? a 10 34 46 20 22 -90 90; ? b -40 0 76 92 8; <! b -40 34 76 18; dark e -2 91 37 6
glass | Glas | glass
  bloom k 5 6 20 26 118; water+9 p -32 100 -24 0 24 0 32 100; ? p -29 74 -23 5 23 5 29 74; ?+8 e 0 74 29 5;
  white l 3 -19 62 -16 20; light b 0 34 16 16 3
plate | Teller | plate
  ? e 0 50 50; white e 0 50 43; ? e 0 50 34; white-3 e 0 50 31
pan | Pfanne | frying pan
  trunk k 11 14 56 48 96; dark e -14 36 38; dark+14 e -14 36 30; dark+24 a 3 -14 36 22 22 100 170
pot | Topf | pot
  dark a 8 -48 46 14 10 90 270; dark a 8 48 46 14 10 -90 90; ? b -48 0 96 66 10; <?-9 b -48 0 96 20; ?+6 d 0
  68 50 16 0 180; dark b -52 64 104 7 3; dark e 0 90 9 8
knife | Messer | knife
  white-14 s -4 36 -5 100 10 82 12 36; white-4 p -4 36 -4 90 1 90 1 36; trunk b -6 0 16 38 5; light o 2 10
  2.4; light o 2 26 2.4
whisk | Schneebesen | whisk
  dark l 3.4 0 40 -22 64 -22 88 0 100 22 88 22 64 0 40; dark l 3.4 0 40 -9 66 -9 88 0 100 9 88 9 66 0 40; ?
  b -6 0 12 44 6
scale | Küchenwaage | kitchen scale
  ? p -38 0 -28 60 28 60 38 0; white e 0 30 21; dark a 2.6 0 30 17 17 -40 220; bloom k 3 0 30 9 43; dark b
  -5 60 10 12; ! d 0 92 56 24 180 360; dark b -8 66 16 5; dark b -58 88 116 5 2
cake | Torte | cake | bloomToo a c
  light e 0 6 64 7; ? b -50 6 100 30 5; white b -50 32 100 8; ? b -50 36 100 28 5; white s -54 66 -50 48 -42
  60 -32 44 -22 58 -10 46 0 58 12 44 22 58 32 48 42 60 50 48 54 66 40 74 0 76 -40 74; bloom k 5 -26 72 -26
  90 x3 26 0; glow s -30 92 -26 104 -22 92 x3 26 0
cupcake | Törtchen | cupcake | bloomToo white a
  ! p -38 46 -26 0 26 0 38 46; !-8 k 4 -22 44 -15 2; !-8 k 4 0 44 0 2; !-8 k 4 22 44 15 2; ? e 0 50 48 16; ?
  e 0 66 36 15; ? e 0 80 22 13; bloom e 0 94 9; white o -24 56 3; white o 12 52 3; white o -6 70 3; white o
  26 60 3
bread | Brot | bread
  glow-18 s -66 8 -72 40 -54 68 -10 80 40 76 68 54 70 12 54 2 -50 1; light-4 l 6 -40 70 -30 44; light-4 l 6
  -8 76 2 48; light-4 l 6 24 74 34 46
baguette | Baguette | baguette
  glow-16 r 10 28 30 28 10 | -34 4 -12 36 10 66 36 98; light-4 k 5 -28 28 -4 24 x3 16 22
croissant | Croissant | croissant
  glow-20 s -92 4 -92 34 -66 60 -50 34 -72 10; glow-20 s 92 4 92 34 66 60 50 34 72 10; glow-14 s -74 44 -52
  78 -24 86 -20 46 -46 26; glow-14 s 74 44 52 78 24 86 20 46 46 26; glow-9 s -34 76 -14 98 14 98 34 76 22 40
  -22 40; glow-24 l 3 -12 92 -8 46; glow-24 l 3 12 92 8 46
pretzel | Brezel | pretzel
  glow-24 l 15 -22 10 -4 34 24 56 42 78 34 92 14 92 0 78 -14 92 -34 92 -42 78 -24 56 4 34 22 10; glow-24 l
  15 -44 72 -52 40 -30 12 0 6 30 12 52 40 44 72; white o -46 44 3; white o 46 44 3; white o -20 12 3; white
  o 20 12 3; white o 0 36 3
cheese | Käse | cheese
  glow p -70 0 -70 52 70 0; glow+6 p -70 52 -30 76 84 34 70 0 70 6 -70 56; glow-9 p -70 0 -70 54 70 4 70 0;
  glow-20 e -44 22 13 11; glow-20 e -6 14 9 8; glow-20 e -56 42 6 5; glow-16 e 2 50 13 7; glow-20 e 30 9 5 4
ice-cream | Eis | ice cream | bloomToo a c
  glow-16 p -27 58 0 0 27 58; <glow-28 k 2.4 -30 48 6 0 x4 12 10; <glow-28 k 2.4 30 48 -6 0 x4 -12 10; ? e
  -16 64 21; ! e 16 64 21; white e 0 84 22; bloom e 4 102 8
lollipop | Lutscher | lollipop | bloom a c
  light k 6 0 0 0 60; ? e 0 68 32; white l 6 0 68 8 72 8 62 -6 58 -16 68 -8 82 12 84 23 70 20 54 4 45
egg | Ei | egg | light skin0 bloomToo
  ? s 0 0 26 10 36 38 24 78 0 100 -24 78 -36 38 -26 10; white m -18 44 76 40 12
fried-egg | Spiegelei | fried egg
  white s -54 30 -40 74 -8 78 14 96 46 84 56 48 40 14 10 16 -18 4; glow e 2 50 22; white m -10 52 70 18 7
pizza | Pizza | pizza
  glow-18 e 0 50 50; bloom e 0 50 43; glow e 0 50 40; bloom e -16 68 10; bloom e 18 72 9; bloom e -22 34 9;
  bloom e 10 26 10; bloom e 28 46 8; dark e 0 52 5; dark e -4 80 4; leaf m -34 52 30 17 9; leaf m 2 40 -20
  18 9; leaf m 20 56 60 15 8
burger | Burger | burger
  glow-16 b -54 0 108 22 11; trunk-4 b -58 20 116 18 9; glow p -58 38 58 38 34 24 20 36; leaf l 10 -58 42
  -40 36 -20 43 0 36 20 43 40 36 58 42; bloom b -54 44 108 9 4; glow-14 d 0 52 56 48 0 180; white o -22 80
  3; white o 4 88 3; white o 26 76 3; white o -4 70 3
noodles | Nudeln | noodles | a b d
  dark k 4 -8 60 44 112; dark k 4 6 60 62 104; glow s -60 58 -48 80 -20 90 6 84 30 90 54 76 62 56; glow-14 l
  4 -44 62 -30 80 -14 66; glow-14 l 4 -12 62 0 82 18 64; glow-14 l 4 20 62 34 80 48 64; leaf m -34 70 30 26
  12; light e -4 70 12 9; glow e -4 70 6 5; ? d 0 60 70 60 180 360; <! b -70 36 140 10; ?-8 b -24 0 48 6
sushi | Sushi | sushi
  white b -66 0 64 34 14; bloom s -74 26 -64 52 -34 60 -4 52 2 28 -20 36 -54 36; light l 4 -58 52 -54 34;
  light l 4 -38 58 -34 38; light l 4 -18 54 -14 36; dark b 14 0 52 56 8; white e 40 56 26 12; bloom e 40 56
  12 6; leafDark k 3 -70 78 70 92; leafDark k 3 -70 88 72 100
fish-on-plate | Fisch auf Teller | fish on a plate | water d bloom
  ! e 0 50 100 50; white e 0 50 90 43; ? s -66 50 -40 70 0 74 36 58 50 52 50 46 36 42 0 26 -40 30; ? p 44 50
  74 72 66 50 74 28; ?-10 a 3 -52 50 14 20 -70 70; white e -50 55 5; dark o -50 55 2.6; ?-10 a 3 -14 50 8 8
  -70 70 x3 16 0; glow e 44 76 14 10; glow+8 e 44 76 10 7; leaf m -40 20 20 36 12; leaf m -8 18 -10 34 12
cherry | Kirsche | cherry | bloom
  leafDark l 4 -28 36 -10 70 14 100; leafDark l 4 30 28 28 64 14 100; leaf m 14 98 200 46 22; ? e -28 24 25;
  ? e 30 24 24; white m -40 24 70 18 7; white m 18 24 70 18 7
banana | Banane | banana
  glow s -34 98 -42 60 -30 24 4 2 44 0 62 12 30 22 4 40 -12 66 -24 98; glow-12 l 4 -32 88 -32 56 -16 28 16
  10 54 8; dark b -36 94 13 10 3; dark o 60 12 4
strawberry | Erdbeere | strawberry
  bloom s 0 0 26 22 42 56 34 80 0 84 -34 80 -42 56 -26 22; *leaf m 0 80 10 40 18; *leaf m 0 80 50 32 16;
  *leaf m 0 82 -30 34 16; leaf k 6 0 80 4 100; glow o -22 58 3 4; glow o 2 62 3 4; glow o 24 56 3 4; glow o
  -12 38 3 4; glow o 14 36 3 4; glow o 0 18 3 4
pineapple | Ananas | pineapple
  *leaf m 0 58 40 40 14; *leaf m 0 58 62 46 14; leafDark m 0 58 90 46 16; *leafDark m 0 56 76 46 12; glow-8
  e 0 31 25 31; <glow-24 k 2.6 -40 40 30 -20 x4 6 16; <glow-24 k 2.6 40 40 -30 -20 x4 -6 16
avocado | Avocado | avocado
  leafDark s 0 0 32 10 40 36 26 70 10 98 -10 98 -26 70 -40 36 -32 10; leafLight s 0 7 26 14 32 36 20 66 8 90
  -8 90 -20 66 -32 36 -26 14; glow+4 s 0 13 20 20 25 38 14 60 0 72 -14 60 -25 38 -20 20; trunk e 0 36 17;
  white m -9 38 70 14 6
carrot | Karotte | carrot
  leaf m 0 62 90 40 14; *leaf m 0 62 62 40 14; *leafDark m 0 62 36 30 12; sun s 0 0 10 24 20 62 8 72 -8 72
  -20 62 -10 24; sun-14 k 3 -18 52 -4 50; sun-14 k 3 14 40 2 38; sun-14 k 3 -10 26 0 25
tomato | Tomate | tomato
  bloom e 0 42 50 42; leafDark k 6 0 78 4 98; *leaf m 0 80 10 36 12; *leaf m 0 80 -35 30 12; leaf m 0 82 -90
  24 11; white m -34 44 70 24 9
aubergine | Aubergine | aubergine | d a
  ? s -8 78 -30 50 -38 24 -20 2 10 0 32 16 36 40 24 64 16 82; leaf k 9 4 82 14 100; leaf m 4 84 220 34 16;
  leaf m 4 84 -30 32 16; leaf m 4 84 270 26 14; white m -24 26 80 26 8
pepper | Paprika | pepper | bloom glow leaf
  ? s -10 80 -36 84 -48 60 -38 20 -20 0 0 6 20 0 38 20 48 60 36 84 10 80; ?-9 l 4 -8 78 -16 44 -8 8; ?-9 l 4
  8 78 16 44 8 8; leaf k 10 0 78 2 90 14 100; leaf e 0 80 14 5; white m -36 44 80 28 8
chilli | Chili | chilli
  bloom s -12 76 -16 54 -6 26 34 0 12 30 12 58 14 76; leaf k 7 0 78 -2 90 -14 100; leaf d 1 74 15 12 0 180;
  white l 3 -8 66 -8 50 0 32
onion | Zwiebel | onion | bloomToo glow d
  ? s 0 6 34 10 48 34 30 62 8 76 4 100 -4 100 -8 76 -30 62 -48 34 -34 10; ?-9 l 3 0 78 -22 50 -20 12; ?-9 l
  3 0 78 22 50 20 12; ?-9 l 3 0 78 0 8; trunk l 2 0 6 -6 0; trunk l 2 0 6 6 0
garlic | Knoblauch | garlic
  white-3 s -8 4 -40 8 -48 32 -30 56 -8 68 -4 100 6 100 8 68 30 56 48 32 40 8 8 4; bloomToo l 3 0 66 -20 42
  -16 10; bloomToo l 3 0 66 20 42 16 10; trunk+10 e 0 4 14 4
mushroom | Pilz | mushroom | bloom trunk a
  light s -16 0 -20 20 -12 52 12 52 20 20 16 0; ? s -54 46 -48 76 -20 98 20 98 48 76 54 46 20 40 -20 40;
  white e -26 66 9 7; white e 4 82 10 7; white e 28 60 8 6; white e -2 56 6 4
pumpkin | Kürbis | pumpkin
  sun-6 e -36 38 30 36; sun-6 e 36 38 30 36; sun e -18 38 28 39; sun e 18 38 28 39; sun+5 e 0 38 20 40;
  leafDark r 14 9 8 | 0 74 2 88 14 100; leaf m 2 78 200 36 20
radish | Radieschen | radish
  leaf m 0 52 90 48 22; leaf m 0 52 122 46 20; leaf m 0 52 58 46 20; leafDark k 2 0 52 0 84; bloom s -8 54
  -28 46 -28 26 -6 12 0 0 6 12 28 26 28 46 8 54; white s -13 15 -4 10 0 0 4 10 13 15; white m -18 32 80 16 6
artichoke | Artischocke | artichoke
  leafDark k 13 0 0 0 26; *leafDark m 0 20 30 56 34; *leafDark m 0 24 52 66 38; leaf m 0 24 90 76 40; *leaf
  m 0 20 64 56 34; *leaf+6 m 0 16 44 46 30; leaf+6 m 0 14 90 54 36; bloomToo m 0 58 90 12 8
`)
