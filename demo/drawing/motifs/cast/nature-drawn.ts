import type { Part } from '../part.ts'
import { drawnParts } from './drawn.ts'

/** These grow, lie, stand or are in the sky. */
export const NATURE_DRAWN: Readonly<Record<string, Part>> = drawnParts(`
willow | Weide | willow
  trunk r 16 10 8 | 0 0 4 34 0 66; *trunk r 6 4 | 1 48 22 74; leafDark s -48 50 -40 84 0 100 40 84 48 50 20
  56 -20 56; *leaf r 8 12 12 4 | 14 92 44 80 54 44 54 6; *leafDark r 8 12 12 4 | 8 94 34 80 42 46 40 16;
  *leaf r 8 11 11 4 | 4 94 22 78 28 50 26 22; *leafLight r 4 5 5 2 | 24 90 44 68 48 40 47 16; *leafDark r 6
  9 9 3 | 2 94 10 76 13 56 12 34; leaf e 0 85 42 15
bush | Busch | bush
  leafDark s -62 0 -66 34 -40 60 -20 58 -4 84 26 78 36 60 60 50 64 0; leaf s -50 0 -56 30 -34 50 -14 46 2 72
  22 66 30 44 44 30 40 0; leafLight m -30 18 70 18 10; leafLight m 0 34 110 20 11; leafLight m 16 12 60 18
  10; leafLight m -12 8 120 16 9; bloom o -36 36 4; bloom o 8 60 4; bloom o 44 36 4
hedge | Hecke | hedge
  leaf p -96 0 -98 66 -88 76 88 76 98 66 96 0; <leafDark p -100 -2 -100 16 100 30 100 -2; <leafLight m -70
  40 60 22 12; <leafLight m -40 52 120 22 12; <leafLight m -10 38 70 22 12; <leafLight m 24 54 110 22 12;
  <leafLight m 56 40 60 22 12; <leafDark m -56 24 110 20 11; <leafDark m 6 20 60 20 11; <leafDark m 70 22
  120 20 11
sunflower | Sonnenblume | sunflower
  leafDark l 4 0 0 2 34 0 70; *leaf m 1 26 28 34 18; *leafDark m 1 44 36 26 13; sun-6 m 0 74 0 27 10; sun+0
  m 0 74 22.5 27 10; sun-6 m 0 74 45 27 10; sun+0 m 0 74 67.5 27 10; sun-6 m 0 74 90 27 10; sun+0 m 0 74
  112.5 27 10; sun-6 m 0 74 135 27 10; sun+0 m 0 74 157.5 27 10; sun-6 m 0 74 180 27 10; sun+0 m 0 74 202.5
  27 10; sun-6 m 0 74 225 27 10; sun+0 m 0 74 247.5 27 10; sun-6 m 0 74 270 27 10; sun+0 m 0 74 292.5 27 10;
  sun-6 m 0 74 315 27 10; sun+0 m 0 74 337.5 27 10; trunk e 0 74 13; trunk+8 o -4 78 2; trunk+8 o 5 74 2;
  trunk+8 o -2 69 2; trunk+8 o 4 81 2
rose | Rose | rose
  leafDark l 4 0 0 3 30 0 66; *leaf m 2 24 40 28 14; leafDark m 1 44 150 24 12; leafDark k 3 2 36 9 42;
  *leaf m 0 62 60 20 8; bloom s -20 70 -22 88 -8 98 10 98 22 88 20 70 0 60; bloom-7 s -20 74 -4 86 14 80 20
  70 0 60; bloom+5 s -12 80 -2 92 12 88 10 76 0 70; bloom-12 l 2 -4 80 0 88 8 86 6 78 0 76
thistle | Distel | thistle
  leafDark k 4 0 0 0 60; *leaf p 0 20 18 22 16 30 32 34 26 40 38 50 14 44 10 36 0 32; leaf p 0 44 -14 46 -12
  54 -24 60 -4 58 0 54; *bloomToo m 0 72 60 30 9; *bloomToo m 0 72 76 30 9; bloomToo m 0 72 90 30 10; leaf e
  0 66 13 12; leafDark k 1.6 -8 58 8 74; leafDark k 1.6 8 58 -8 74
reed | Schilf | reed
  leafDark m 6 0 104 74 6 .1; leaf m -6 0 76 82 6 -.12; leaf m 10 0 62 60 6 -.1; leafDark m -12 0 120 56 6
  .1; leafDark k 2.4 0 0 2 96; leafDark k 2.4 -14 0 -22 78; leafDark k 2.4 14 0 24 84; trunk r 7 8 7 | 1 66
  2 76 2 88; trunk r 7 8 7 | -19 50 -21 60 -22 70; trunk r 7 8 7 | 20 56 22 66 24 76
leaf | Blatt | leaf | leaf bloomToo sun leafLight
  ? s 0 10 -28 26 -36 54 -22 80 2 100 24 80 36 54 26 26; ?-9 s 0 10 26 26 36 54 24 80 2 100; leafDark k 3 0
  -4 2 84; *leafDark k 1.8 0 26 24 42; *leafDark k 1.8 0 44 26 60; *leafDark k 1.8 1 62 18 76
ivy | Efeu | ivy
  leafDark l 3 -8 0 12 24 -8 50 10 76 0 98; leafDark k 2 0 2 -18 4; leafDark p -18 15 -13 9 -3 7 -10 -1 -9
  -8 -18 -5 -27 -8 -26 -1 -33 7 -23 9; leafDark k 2 0 18 18 20; leaf p 18 31 23 25 33 23 26 15 27 8 18 11 9
  8 10 15 3 23 13 25; leafDark k 2 0 34 -18 36; leaf p -18 47 -13 41 -3 39 -10 31 -9 24 -18 27 -27 24 -26 31
  -33 39 -23 41; leafDark k 2 0 50 18 52; leafDark p 18 63 23 57 33 55 26 47 27 40 18 43 9 40 10 47 3 55 13
  57; leafDark k 2 0 66 -18 68; leaf p -18 79 -13 73 -3 71 -10 63 -9 56 -18 59 -27 56 -26 63 -33 71 -23 73;
  leafDark k 2 0 82 18 84; leaf p 18 95 23 89 33 87 26 79 27 72 18 75 9 72 10 79 3 87 13 89
cactus-tall | Kaktus | cactus
  leaf r 13 14 13 | -2 36 -30 40 -30 66; leaf r 13 14 13 | 2 28 30 32 30 58; leaf r 22 24 24 20 | 0 0 0 40 0
  70 0 90; leafDark k 1.6 -5 4 -5 94; leafDark k 1.6 5 4 5 94; leafDark k 1.6 -30 46 -30 68; leafDark k 1.6
  30 38 30 60; bloom m 0 98 60 12 8; bloom m 0 98 120 12 8; bloom m -30 70 100 11 8
seaweed | Seegras | seaweed
  leafDark r 8 11 9 2 | -14 0 -28 28 -10 56 -26 86; leaf r 8 12 10 2 | 0 0 12 34 -6 66 6 100; leafLight r 7
  10 8 2 | 14 0 30 24 16 50 30 74
mushrooms | Pilze | mushrooms
  light s -8 0 -4 30 -6 54 14 54 10 30 16 0; bloom s -38 52 -32 80 -6 100 24 94 44 72 46 52 4 46; white o
  -14 76 6; white o 12 84 5; white o 26 64 5; white o -2 60 4; light s -44 0 -42 22 -30 22 -28 0; bloom-6 s
  -60 20 -52 40 -34 44 -18 34 -14 20 -36 17; white o -42 32 4; white o -28 30 3; leaf m 20 0 60 26 6; leaf m
  -20 0 120 22 6
shell | Muschel | shell | light blush bloomToo
  ?-6 p -16 2 16 2 12 18 -12 18; ? s -10 8 -40 36 -46 62 -32 86 0 98 32 86 46 62 40 36 10 8; ?-14 k 2 0 10 0
  94; *?-14 k 2 3 10 20 90; *?-14 k 2 5 10 38 74
stone | Stein | stone | mid d light
  ? s -62 4 -66 30 -40 58 4 66 44 54 66 26 60 4; <?-8 s -66 0 -40 16 10 22 40 44 80 30 70 -4; <?+7 s -44 44
  -20 56 8 58 -10 46
rock | Felsen | rock | mid d near
  ? p -66 0 -58 34 -34 48 -22 82 6 100 26 78 46 66 56 30 68 0; <?-10 p 6 102 12 60 -2 34 14 -2 90 -2 60 90;
  <?+8 p -22 82 6 100 2 76 -18 64; <?-14 k 2 -40 20 -26 30 -20 50
crystal | Kristall | crystal
  ?-6 p -16 0 -40 36 -42 60 -30 64 -4 10; ?-10 p 14 0 40 26 46 50 34 54 6 12; ? p -18 4 -20 78 0 100 20 78
  18 4 0 0; ?+9 p -18 4 -20 78 -6 70 -6 0; ?-9 p 6 2 8 70 20 78 18 4; white p -6 70 0 100 8 70
mountain | Berg | mountain | mid d far
  ? p -90 0 -52 44 -40 52 -4 100 18 74 30 66 58 30 90 0; <?-9 p -4 102 4 70 -8 50 12 30 4 -2 100 -2 40 70;
  <white p -40 110 -30 64 -18 76 -10 62 0 74 10 64 20 78 40 110
wave | Welle | wave
  waterDark s -84 0 -62 30 -30 70 10 96 46 92 62 74 58 56 46 70 24 66 10 44 24 18 84 0; <water l 7 -60 20
  -24 62 12 84 44 80; <water l 6 -40 12 -12 46 6 64; white s 20 98 48 96 66 78 62 54 54 50 56 66 46 78 30 80
  14 88; white o 70 60 4; white o 62 44 3; white s 10 2 24 14 40 8 56 14 72 8 84 0
iceberg | Eisberg | iceberg
  white p -70 20 -52 58 -34 62 -14 100 6 84 18 56 36 64 66 20; <light-10 p 6 84 -6 52 10 20 70 16 40 66 18
  56; <light-6 p -52 58 -34 62 -40 20 -70 20; water-6 p -70 20 -56 2 20 -12 56 4 66 20; white k 3 -84 20 84
  20
feather | Feder | feather
  ? s -4 20 -24 40 -26 66 -8 90 16 100 24 78 18 48 6 24; ?-9 s 0 20 18 48 24 78 16 100 4 62; light k 3 -8 -4
  2 40 14 92; paper k 2.4 -26 52 -8 46; paper k 2.4 20 60 8 48
egg-nest | Nest | nest
  trunk-8 e 0 40 58 18; white s -34 36 -34 60 -22 74 -10 60 -10 36; light-4 s -12 36 -12 64 0 80 12 64 12
  36; white s 10 36 10 60 22 72 34 60 34 36; trunk s -66 40 -52 12 0 0 52 12 66 40 30 30 -30 30; trunk+9 l 3
  -56 34 -10 14 50 24; trunk-8 l 3 -50 18 0 24 58 36; trunk+9 l 3 -30 6 10 12 44 8; trunk k 3 -62 36 -78 46;
  trunk k 3 60 34 80 50
log | Baumstamm | log
  trunk p -80 6 -84 48 66 54 66 2; trunk-9 l 2.4 -66 20 -10 24 40 16; trunk-9 l 2.4 -60 36 0 40 50 36; trunk
  p -20 50 -28 74 -14 76 -2 50; light e 66 28 18 26; trunk l 2 66 44 76 28 66 12 57 28 66 38; trunk o 66 28
  4; leaf m -50 50 100 20 9; leaf m -48 50 50 18 9
cloud | Wolke | cloud
  white s -84 36 -86 58 -64 70 -50 66 -40 92 -10 100 10 84 32 90 54 78 58 64 80 62 88 44 80 34; <light-5 s
  -90 30 -60 46 -20 42 10 52 50 44 92 52 90 20
rain-cloud | Regen | rain
  water k 4 -56 30 -65 8; water k 4 -32 26 -41 2; water k 4 -8 30 -17 8; water k 4 16 26 7 2; water k 4 40
  30 31 8; water k 4 64 26 55 2; light-8 s -84 36 -86 58 -64 70 -50 66 -40 92 -10 100 10 84 32 90 54 78 58
  64 80 62 88 44 80 34; <light-14 s -90 30 -60 46 -20 42 10 52 50 44 92 52 90 20
lightning | Blitz | lightning
  sun p 10 100 -26 44 -4 48 -18 0 30 62 8 58 30 100
rainbow | Regenbogen | rainbow
  bloom l 14 92 0 85 35 65 65 35 85 0 92 -35 85 -65 65 -85 35 -92 0; sun l 14 79 0 73 30 56 56 30 73 0 79
  -30 73 -56 56 -73 30 -79 0; leaf l 14 66 0 61 25 47 47 25 61 0 66 -25 61 -47 47 -61 25 -66 0; water l 14
  53 0 49 20 37 37 20 49 0 53 -20 49 -37 37 -49 20 -53 0; d l 14 40 0 37 15 28 28 15 37 0 40 -15 37 -28 28
  -37 15 -40 0
moon | Mond | moon
  sun s 18 100 -18 96 -46 74 -52 44 -38 14 -8 0 30 6 8 18 -6 40 -4 66 6 86; sun-8 o -32 56 6; sun-8 o -20 28
  5
comet | Komet | comet
  light p -36 24 90 100 -18 10; sun p -36 16 66 72 -24 4; ? e -34 18 20; white e -40 23 7
earth | Erde | Earth
  water e 0 50 50; <leaf s -46 76 -20 92 4 90 0 74 -14 66 -10 52 -26 44 -42 54; <leaf s -18 42 2 38 4 22 -10
  2 -18 20; <leaf s 14 78 30 86 52 70 54 40 38 30 34 14 22 22 24 44 12 56; <white s -10 102 -20 94 6 92 20
  98; <white l 4 -44 34 -20 30 -4 36; <white l 4 6 66 26 64 44 70
`)
