import type { Part } from '../part.ts'
import { BUILDINGS } from './buildings.ts'
import { CODED_OUTDOORS } from './coded.ts'
import { things } from './things.ts'
import { VEHICLES } from './vehicles.ts'

const STREET_AND_GARDEN = things(`
bench | Parkbank | bench | trunk a c leafDark
  dark k 6 -62 46 -68 0; dark k 6 62 46 68 0; dark k 5 -58 44 -64 98; dark k 5 58 44 64 98; ? b -84 40 168
  12 3; ?+4 b -82 62 164 13 3; ?+4 b -84 82 168 13 3
street-lamp | Laterne | street lamp
  dark b -9 0 18 8 2; dark b -2.6 6 5.2 68; dark k 4 -9 70 9 70; glow p -7 72 -11 90 11 90 7 72; dark p -14
  89 0 100 14 89; dark o 0 101 2.6; dark k 1.6 -3 72 -4 90; dark k 1.6 3 72 4 90
traffic-light | Ampel | traffic light | a front trunk
  dark b -3 0 6 46; dark b -11 0 22 6 2; ? b -16 40 32 60 8; dark e 0 87 9; dark e 0 70 9; dark e 0 53 9;
  bloom e 0 87 7.4; glow e 0 70 7.4; leaf e 0 53 7.4
signpost | Wegweiser | signpost
  trunk b -4 0 8 100; ? p -10 72 44 72 58 82 44 92 -10 92; ! p 10 48 -44 48 -58 58 -44 68 10 68; ?+5 p -10
  28 30 28 42 36 30 44 -10 44; white k 4 0 82 34 82; white k 4 -34 58 -2 58; white k 3 0 36 22 36
letterbox | Briefkasten | letterbox | bloom glow a
  trunk b -5 0 10 46; white p -6 84 34 92 38 108 -4 100; ? p -40 42 -40 70 -34 86 -16 94 28 94 42 86 46 70
  46 42; ?-9 p -40 42 -40 70 -34 86 -20 90 -8 86 -2 70 -2 42; dark k 5 6 72 36 72; glow b 40 66 5 32; glow b
  40 86 18 12
fence | Zaun | fence | white trunk a
  ?-9 b -150 24 300 9; ?-9 b -150 62 300 9; ? p -142 0 -142 88 -131 100 -120 88 -120 0 x9 32.7 0
carousel | Karussell | carousel | bloom a c
  trunk b -4 6 8 56; glow k 3 -44 10 -44 60; glow k 3 44 10 44 60; glow k 3 -18 10 -18 60; glow k 3 18 10 18
  60; white s -64 40 -56 44 -48 38 -36 38 -28 42 -30 32 -34 22 -38 30 -50 30 -56 18 -58 32; ! s 24 40 32 44
  40 38 52 38 60 42 58 32 54 22 50 30 38 30 32 18 30 32; bloom b -48 34 12 7 3; glow b 40 34 12 7 3; ? p 0
  98 66 62 -66 62; white p 0 98 -40 62 -14 62; white p 0 98 14 62 40 62; ? d -55 62 11 10 180 360; white d
  -33 62 11 10 180 360; ? d -11 62 11 10 180 360; white d 11 62 11 10 180 360; ? d 33 62 11 10 180 360;
  white d 55 62 11 10 180 360; !-5 b -64 0 128 12 4; dark k 2 0 96 0 108; glow p 0 108 14 104 0 100
swing | Schaukel | swing | trunk a bloom c
  ? k 6 -52 100 -66 0; ? k 6 -52 100 -38 0; ? k 6 52 100 66 0; ? k 6 52 100 38 0; ? k 7 -56 98 56 98; dark k
  2.4 -16 98 -8 32; dark k 2.4 20 98 28 32; ! b -14 26 48 8 3
slide | Rutsche | slide | bloom glow a
  ! k 5 -56 0 -44 98; ! k 5 -30 0 -24 98; ! k 4 -52 16 -30 16; ! k 4 -50 34 -28 34; ! k 4 -48 52 -27 52; ! k
  4 -46 70 -26 70; ! l 4 -46 86 -38 106 -24 100 -18 80; ? l 13 -40 78 -22 78 -4 66 34 22 54 9 84 8; ?+9 l 3
  -36 84 -20 84 0 70 38 26 56 15 84 14; trunk k 4 20 0 20 34
bunting | Wimpelkette | bunting
  ? p -146 92 -106 70 -116 34; glow p -102 68 -60 52 -76 18; ! p -56 50 -14 44 -34 4; bloom p 14 44 -10 44 0
  44 14 44 34 4 56 50; ? p 60 52 102 68 76 18; glow p 106 70 146 92 116 34; dark l 3 -160 100 -80 60 0 44 80
  60 160 100
scarecrow | Vogelscheuche | scarecrow
  trunk b -3 0 6 70; trunk b -54 54 108 5; glow p -58 50 -70 62 -54 62; glow p 58 50 70 62 54 62; ? p -52 64
  52 64 52 48 20 48 24 20 -24 20 -20 48 -52 48; ! b 2 26 12 12; glow k 3 -20 20 -24 8 x6 8 0; glow-6 e 0 74
  13 13; dark o -5 76 2; dark o 5 76 2; dark l 1.6 -6 69 0 67 6 69; bloom p 0 74 4 71 -3 71; trunk e 0 84 26
  5; trunk p -14 84 -8 102 10 100 14 84
beehive | Bienenstock | beehive
  trunk b -44 0 8 14; trunk b 36 0 8 14; trunk b -54 10 108 7 2; glow-10 b -46 16 92 20 10; glow-4 b -44 34
  88 20 10; glow-10 b -36 52 72 19 9; glow-4 b -26 69 52 17 8; glow-10 b -14 84 28 16 8; dark d 0 17 13 18 0
  180; dark o 52 70 4 3; dark o -58 50 4 3; dark o 44 92 4 3
campfire | Lagerfeuer | campfire
  bloom s -36 14 -44 40 -28 60 -22 48 -10 76 2 100 8 78 22 62 28 72 40 44 34 14; sun s -24 14 -28 34 -14 52
  -8 44 2 72 14 50 22 40 24 14; glow s -12 14 -14 28 0 48 12 28 10 14; trunk k 13 -52 4 44 20; trunk-6 k 13
  52 4 -44 20; light e 55 4 5 6; light e -55 4 5 6
snowman | Schneemann | snowman | bloom a c
  white-3 e 0 26 33 28; white e 0 58 23 20; white e 0 82 16 15; white-9 s 10 2 28 10 31 28 22 44 18 22;
  trunk l 3 -20 62 -40 74 -50 90; trunk l 3 20 62 40 70 54 66; trunk k 2.4 -42 78 -54 80; ? b -18 66 36 8 4;
  ? p 8 70 18 70 20 48 10 50; dark b -20 92 40 4 2; dark b -12 94 24 18 2; ! b -12 96 24 5; dark o -6 85
  2.2; dark o 6 85 2.2; sun p 0 82 0 77 22 77; dark o 0 56 2.4; dark o 0 46 2.4; dark o 0 30 2.6
sandcastle | Sandburg | sandcastle | bloom a d
  glow-8 s -96 0 -70 16 0 20 70 16 96 0; glow-14 b -52 12 104 34; glow-10 b -70 8 34 56; glow-10 b 36 8 34
  56; glow-10 b -70 64 9 8 x3 12.5 0; glow-10 b 36 64 9 8 x3 12.5 0; glow-6 b -20 30 40 50; glow-6 b -20 80
  10 9 x3 15 0; trunk d 0 14 11 22 0 180; trunk b -58 36 9 12 4; trunk b 49 36 9 12 4; dark k 2.4 0 86 0
  116; ? p 0 116 24 108 0 100; white e -26 22 6 5; bloom e 24 24 5
parasol | Sonnenschirm | parasol | bloom a sun d
  trunk k 5 0 0 0 92; ? d 0 58 70 38 0 180; white d 0 58 44 38 0 180; ? d 0 58 17 38 0 180; ? d -57 58 13 7
  180 360; white d -31 58 14 7 180 360; ? d 0 58 17 7 180 360; white d 31 58 14 7 180 360; ? d 57 58 13 7
  180 360; trunk k 4 0 94 0 102
deckchair | Liegestuhl | deckchair | bloom a sun c
  trunk k 7 -62 100 54 0; trunk k 7 -48 0 48 54; trunk k 6 -20 30 -66 2; ? s -64 102 -58 92 -34 56 -4 34 30
  40 50 54 44 60 20 50 -2 46 -26 66 -52 100; ?+9 l 3 -56 94 -30 58 -2 39 40 52; trunk k 7 34 56 58 48
`)

export const OUTDOORS: Readonly<Record<string, Part>> = {
  ...BUILDINGS,
  ...VEHICLES,
  ...STREET_AND_GARDEN,
  ...CODED_OUTDOORS,
}
