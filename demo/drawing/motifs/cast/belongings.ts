import { things } from './things.ts'

export const BELONGINGS = things(`
umbrella | Regenschirm | umbrella
  trunk l 5 0 92 0 14 4 3 14 2 18 12; ? p -66 46 -60 68 -46 84 -26 94 0 98 26 94 46 84 60 68 66 46 56 54 44
  56 32 46 24 54 16 56 8 54 0 46 -8 54 -16 56 -24 54 -32 46 -44 56 -56 54; ! p 0 98 16 84 28 62 32 46 24 54
  16 56 8 54 0 46 -8 54 -16 56 -24 54 -32 46 -28 62 -16 84; ?-8 p 0 98 6 84 8 66 0 46 -8 66 -6 84; dark k 4
  0 94 0 102
hat | Hut | hat
  ? e 0 14 92 14; ? s -50 14 -46 66 -36 94 -12 98 0 88 12 98 36 94 46 66 50 14; ! p -50 16 50 16 48 38 -48
  38
shoe | Schuh | shoe
  ? p -80 8 -80 84 -64 98 -30 92 -10 78 30 50 70 40 92 24 94 8; ?+8 p 50 44 70 40 92 24 94 8 52 8; white b
  -86 0 186 16 8; white k 5 -8 70 8 86 x3 18 -12; dark s -78 84 -62 98 -34 92 -50 84; ! b -80 36 26 14 4
boot | Stiefel | boot | glow a bloom c
  ? p -36 100 18 100 18 46 50 36 62 20 62 10 -36 10; dark b -40 0 106 12 5; ?+10 b -40 88 62 12 4; ! p -36
  62 18 62 18 54 -36 54
bag | Tasche | bag
  trunk a 6 0 60 28 40 0 180; ? p -52 66 52 66 60 0 -60 0; ?-9 b -56 52 112 16 3; ! b -28 14 56 30 5; glow b
  -7 46 14 14 3
suitcase | Koffer | suitcase
  dark a 7 0 84 18 14 0 180; ? b -64 4 128 82 10; ?-9 b -64 40 128 7; trunk b -44 4 14 82; trunk b 30 4 14
  82; glow b -42 52 10 10 2; glow b 32 52 10 10 2; !+4 e 4 64 12 9; white p -14 18 8 14 12 28 -10 32
backpack | Rucksack | backpack
  dark a 6 0 94 12 10 0 180; ?-10 b -50 8 14 44 7; ?-10 b 36 8 14 44 7; ? s -38 4 -42 50 -34 86 0 97 34 86
  42 50 38 4 0 0; ! b -28 8 56 36 9; !-9 k 4 -22 32 22 32; ?-10 s -36 66 -34 86 0 97 34 86 36 66 0 58; glow
  b -5 54 10 14 2
glasses | Brille | glasses | dark a c
  water+10 e -46 44 37 38; water+10 e 46 44 37 38; ? a 11 -46 44 38 39 0 360; ? a 11 46 44 38 39 0 360; ? a
  10 0 48 12 14 0 180; ? k 9 -82 58 -100 92 -70 100; ? k 9 82 58 100 92 70 100; white l 5 -64 50 -50 66;
  white l 5 28 50 42 66
book:open | Buch | book
  ? p -86 12 0 0 86 12 86 96 0 84 -86 96; white s -80 22 -40 26 0 10 0 88 -40 102 -80 98; white-5 s 80 22 40
  26 0 10 0 88 40 102 80 98; dark+24 l 3 -68 80 -40 84 -12 74 x4 0 -15; dark+24 l 3 68 80 40 84 12 74 x3 0
  -15; ! p 40 30 50 30 50 -6 45 2 40 -6
book:closed | Buch | book
  white p -34 4 40 4 40 98 -34 98; ? b -38 0 72 100 3; ?-10 b -38 0 12 100 3; ! b -14 58 36 24 2; white k 4
  -10 74 18 74; white k 4 -10 66 10 66; glow e 4 24 9
book:lie | Buch | book
  ? b -110 0 220 100 16; white-4 b -88 16 204 68 4; ?-9 b -110 0 12 100; dark+30 k 3 -80 38 116 38; dark+30
  k 3 -80 60 116 60; ! b 70 -14 12 44
books | Bücher | books
  ? b -58 0 110 24 5; white-4 b -46 4 104 16; ! b -50 24 106 20 5; white-4 b -40 28 102 12; light b -64 44
  112 24 5; white b -54 48 108 16; bloom b -44 68 92 16 4; white-4 b -36 71 90 10; ? p -36 84 50 90 51 100
  -36 95; ?-10 b -40 0 8 24; !-10 b -34 24 8 20
pencil | Bleistift | pencil
  bloomToo b -10 88 20 13 5; light-10 b -10 80 20 10; ? b -10 24 20 56; ?+8 b -10 24 6 56; ?-9 b 4 24 6 56;
  light p -10 24 0 0 10 24; dark p -4 9 0 0 4 9
brush | Pinsel | brush
  ? s -3 100 3 100 8 60 6 42 -6 42 -8 60; light-12 b -9 32 18 12; trunk p -9 32 9 32 10 20 -10 20; ! s -10
  22 -11 10 -1 0 10 10 10 22
paint-tube | Farbtube | paint tube
  light-6 p -28 96 28 96 20 26 -20 26; light-14 b -30 90 60 10 2; ? p -25 74 25 74 22 44 -22 44; white k 4
  -10 60 10 60; light-10 p -20 26 20 26 10 16 -10 16; dark b -9 8 18 10; ? s -8 8 8 8 16 2 40 4 40 -6 4 -8
  -20 -4
palette | Farbpalette | palette
  trunk+14 s -62 30 -66 66 -36 96 20 100 64 78 72 44 44 28 22 30 22 12 0 0 -40 6; trunk-14 e 42 52 11 9;
  bloom e -40 62 13 12; glow e -18 82 13 11; water e 16 84 13 11; leaf e 46 74 11 10; ? e -42 32 13 12;
  white e -12 22 12 10
typewriter | Schreibmaschine | typewriter | a c d bloom
  white p -34 66 -34 110 34 110 34 66; dark+24 k 3 -24 100 20 100; dark+24 k 3 -24 90 24 90; dark b -62 64
  124 14 6; dark b -72 66 12 10 3; ? p -56 68 56 68 60 40 74 0 -74 0 -60 40; ?-10 p -60 40 60 40 70 6 -70 6;
  light e -48 32 5 4 x7 16 0; light e -54 21 5.4 4 x7 18 0; light b -34 8 68 6 3; white b -16 50 32 9 2
letter | Brief | letter
  white p -42 4 36 0 40 96 -38 100; dark+20 k 4 -30 84 -6 83; dark+24 l 3 -28 70 -10 73 8 67 28 69 x4 0.6
  -13; ? l 4 2 16 12 24 18 12 28 18
envelope | Umschlag | envelope | bloom a c
  white b -76 0 152 100 3; white-8 k 4 -74 2 -18 52; white-8 k 4 74 2 18 52; white-7 p -76 100 0 36 76 100;
  ? e 0 44 15; ?-9 e 0 44 8
newspaper | Zeitung | newspaper
  white-8 p -46 4 54 0 54 92 -46 96; white b -52 4 100 96; dark b -44 82 84 11; ? b -44 46 42 30; dark+24 k
  3 6 74 40 74 x3 0 -11; dark+24 k 3 -44 38 -6 38 x4 0 -9; dark+24 k 3 4 38 40 38 x4 0 -9
map | Landkarte | map
  leafLight p -82 0 -42 12 -42 100 -82 88; leafLight-6 p -42 12 0 0 0 88 -42 100; leafLight p 0 0 42 12 42
  100 0 88; leafLight-6 p 42 12 82 0 82 88 42 100; water s -82 60 -60 66 -46 84 -50 97 -82 88; water k 7 0
  30 20 44 42 36 82 56; bloom k 4 -60 26 -46 34 -34 30 -20 42; bloom k 4 -10 50 8 56 18 70; bloom k 5 22 66
  38 82; bloom k 5 22 82 38 66
globe | Globus | globe
  trunk b -28 0 56 8 4; trunk k 6 0 4 0 16; trunk a 5 0 56 46 44 -90 80; water e 0 56 37; <leaf s -34 62 -20
  84 2 88 8 70 -8 66 -10 50 -26 52; <leaf s 4 50 22 54 30 38 14 22 6 34; <leafDark s 20 78 40 74 40 60 24
  66; white m -26 60 70 26 9
compass | Kompass | compass | glow a trunk
  dark a 5 0 96 9 9 0 360; ? e 0 45 45; white e 0 45 36; dark b -2 72 4 7; dark b -2 11 4 7; dark b 27 43 7
  4; dark b -34 43 7 4; bloom p -8 40 8 50 22 72; dark p -8 40 8 50 -22 18; glow o 0 45 4
flask | Erlenmeyerkolben | flask
  ? e -12 112 5; ? e 10 122 4; water+12 p -11 96 -11 62 -40 10 -34 0 34 0 40 10 11 62 11 96; ? p -28 34 28
  34 40 10 34 0 -34 0 -40 10; ?+10 e 0 34 28 4; white b -15 92 30 8 3; ?+12 o -12 18 5; ?+12 o 10 22 4;
  white l 3 -8 58 -24 30
magnet | Magnet | magnet | bloom a
  ? p -42 40 -42 100 -14 100 -14 40 -8 32 0 29 8 32 14 40 14 100 42 100 42 40 34 16 16 3 0 0 -16 3 -34 16;
  white-8 b -42 78 28 23; white-8 b 14 78 28 23; glow p -64 116 -52 104 -56 118; glow k 4 -28 110 -28 124;
  glow k 4 28 110 28 124; glow k 4 -50 106 -62 116; glow k 4 50 106 62 116
key | Schlüssel | key | glow dark a
  ? k 9 0 4 0 60; ? a 10 0 78 19 18 0 360; ? b 2 4 22 8 2; ? b 2 20 17 8 2; ?-9 b -8 54 16 6 2
lock | Schloss | padlock | glow a c
  dark+20 a 10 0 62 22 32 0 180; dark+20 k 10 -22 50 -22 64; dark+20 k 10 22 50 22 64; ? b -40 0 80 60 9;
  ?-8 b -40 0 80 14 7; dark e 0 36 9; dark p -4 34 4 34 7 14 -7 14
dice | Würfel | dice | bloom a c d dark
  ? b -50 0 100 100 16; ?-8 b -50 0 100 10 6; white e -24 74 9 x2 48 0; white e -24 26 9 x2 48 0; white e 0
  50 9
playing-card | Spielkarte | playing card
  white-9 b -32 -3 68 100 7; white b -36 0 72 100 7; bloom s 0 26 -22 52 -20 66 -8 68 0 58 8 68 20 66 22 52;
  bloom e -26 88 4 5; bloom k 3 -26 80 -26 74; bloom e 26 12 4 5; bloom k 3 26 20 26 26
puzzle | Puzzleteil | jigsaw piece
  ? p -42 0 42 0 42 28 48 34 58 26 68 36 66 48 56 54 48 48 42 54 42 84 14 84 10 90 16 98 8 106 -8 106 -16 98
  -10 90 -14 84 -42 84 -42 54 -34 50 -24 56 -16 48 -16 36 -24 28 -34 34 -42 30
kite | Drachen | kite
  dark l 2 0 20 -14 4 8 -16 -20 -36 -40 -44; ? p 0 100 34 66 0 18 -34 66; ! p 0 100 34 66 0 66; ! p -34 66 0
  66 0 18; dark k 2 0 98 0 20; dark k 2 -33 66 33 66; bloom p -20 -4 0 4 -18 8; bloom p 14 0 -4 4 16 8; glow
  p -8 -24 14 -16 -4 -12; glow p 16 -24 -4 -20 14 -12
ball | Ball | ball
  ? e 0 50 50; <white s -4 56 -60 40 -70 90 -20 110; <! s 0 54 20 110 90 90 60 40; <white s 2 50 50 30 50
  -20 10 -20; <glow s 0 52 -8 -10 -60 -10 -60 24; white e 0 54 9
needle-thread | Nadel und Faden | needle and thread
  ? b -50 12 44 56; ?-8 k 3 -50 22 -6 28 x4 0 11; trunk b -58 0 60 14 4; trunk b -58 66 60 14 4; ? l 3 -8 58
  20 76 8 92 34 98 44 88; dark+20 p 38 98 48 98 46 40 42 4 40 40; light b 41 84 4 10 2
toolbox | Werkzeugkasten | toolbox | bloom a c
  trunk k 8 26 48 26 96; light-14 p 10 92 10 104 40 104 50 96 40 92; light-14 k 7 -38 50 -38 88; light-14 a
  6 -38 94 8 8 110 430; dark a 7 -4 60 30 22 0 180; ? b -74 0 148 58 5; ?-9 b -74 40 148 18 5; light b -50
  32 16 18 2; light b 34 32 16 18 2
hammer | Hammer | hammer
  trunk p -6 0 8 0 6 84 -4 84; ?+4 p -6 30 -7 0 9 0 8 30; dark+16 b -36 74 20 26 3; dark+16 p -18 78 12 78
  14 84 30 80 46 70 44 86 32 98 12 98 -18 96
anchor | Anker | anchor | dark a d
  ? a 6 0 90 8 8 0 360; ? k 9 0 6 0 82; ? k 8 -22 70 22 70; ? l 9 -40 34 -30 14 0 5 30 14 40 34; *? p 30 30
  50 26 46 50
`)
