import { things } from './things.ts'

export const VEHICLES = things(`
caravan | Wohnwagen | caravan | a c d bloom
  dark k 6 70 20 116 12; dark k 5 110 0 110 22; ? s -86 20 -88 70 -76 94 -40 100 40 100 74 92 86 60 82 20 0
  16; <white b -100 0 200 44; <! b -100 44 200 9; pane b -66 58 40 28 5; pane b 34 58 32 28 5; ?-9 b -16 20
  38 66 6; pane b -9 58 24 20 3; dark w -42 14 15
campervan | Campingbus | camper van | a c d bloom
  ? b -100 14 200 74 20; ?+5 b -96 82 180 18 9; <white b -110 54 220 40; ? b -104 14 208 42 10; pane b -88
  58 38 26 5; pane b -44 58 38 26 5; pane b 0 58 38 26 5; pane p 46 58 46 84 74 84 92 58; ! k 4 -104 50 104
  50; glow e 98 38 5 7; dark k 3 6 20 6 54; dark w -58 15 17; dark w 62 15 17; dark k 4 -80 100 40 100
bus | Bus | bus | a c d bloom glow
  ? b -124 12 248 88 12; <! b -130 12 260 12; pane b -114 54 30 32 4 x6 35 0; pane b 96 34 20 52 4; ?-10 b
  92 16 3 74; white k 4 -124 44 88 44; glow o 120 24 5; dark w -76 14 16; dark w 66 14 16
tram | Straßenbahn | tram | a c d bloom
  dark k 3 -20 84 0 96 -20 108 20 108; ? b -140 10 280 76 14; <white b -150 34 300 7; <?-9 b -150 10 300 14;
  dark b -60 84 70 6 3; pane b -128 46 36 30 5 x6 44 0; ! b -24 12 48 68 3; pane b -20 38 18 38 2; pane b 2
  38 18 38 2; dark e -92 9 10; dark e -66 9 10; dark e 66 9 10; dark e 92 9 10
train-engine | Lokomotive | steam engine | a bloom c d
  light e 74 116 15 11; light e 50 132 19 13; light e 14 142 23 14; dark p 68 78 62 104 94 104 88 78; ? b
  -30 32 130 48 20; glow b 20 76 16 18 7; ! b -84 26 62 70; dark b -92 92 78 9 3; pane b -70 58 34 26 3;
  dark p 96 24 118 0 96 0; dark b -88 18 190 12; ?-9 k 4 40 33 40 79; ?-9 k 4 4 33 4 79; dark w -58 22 22;
  dark w -6 18 18; dark w 38 18 18; dark w 80 14 14; bloom k 6 -58 20 38 18; glow e 100 58 7 8
scooter | Motorroller | scooter | a bloom c leafLight
  dark k 5 44 96 56 104; ? p 38 98 50 98 66 34 54 28; ? s 30 86 46 88 60 40 40 22 -6 18 -10 26 24 30 36 50;
  ? s -66 20 -72 46 -54 62 -14 58 -4 30 -14 18; dark b -66 60 58 12 6; ?-9 e -44 36 22 14; glow e 54 90 7;
  dark w -48 16 16; dark w 62 16 16; ? a 7 62 16 20 20 20 150; dark k 4 36 104 50 96
tractor | Traktor | tractor | bloom leaf a c
  dark b 54 66 7 34 3; ? p -10 36 -10 70 74 64 80 32 70 22; ? p -62 54 -62 36 -6 28 -6 54; ?-6 b -68 96 76 8
  3; dark k 5 -56 50 -52 98; dark k 5 -4 50 -8 98; pane p -50 54 -47 94 -14 94 -11 54; dark b -40 50 16 14
  3; ?-9 k 3 44 56 70 54 x3 0 -8; glow o 78 50 5; dark e -40 32 33; ! e -40 32 18; light e -40 32 6; dark e
  56 18 18; ! e 56 18 9
digger | Bagger | digger | glow sun
  ? k 11 6 48 50 96 92 66; ? k 9 92 68 92 40; dark+10 p 78 44 104 44 108 20 84 8 70 22; ? b -60 28 70 26 7;
  ? p -16 50 -16 86 16 86 22 50; pane p -9 56 -9 79 12 79 15 56; ?-9 b -58 50 38 16 4; dark b -70 0 92 24
  12; light e -56 12 7; light e -34 12 7 x3 22 0
crane | Kran | crane | glow sun bloom
  dark b -34 0 34 8; ? k 4 -26 6 -26 84; ? k 4 -10 6 -10 84; ? k 3 -26 8 -10 20 -26 32 -10 44 -26 56 -10 68
  -26 80; ? k 4 -60 82 78 82; ? k 3 -18 92 76 92; ? k 2.4 0 82 7 92 14 82 x5 14 0; ? p -26 82 -18 102 -10
  82; dark k 2 -18 100 66 90; dark k 2 -18 100 -56 84; dark b -60 68 18 14; pane b -8 70 13 12 2; dark k 1.6
  56 82 56 46; trunk b 42 34 28 11; dark k 1.6 44 45 56 54 68 45
skateboard | Skateboard | skateboard
  dark k 12 -76 14 -60 34; dark k 12 76 14 60 34; ? r 10 15 15 15 10 | -124 66 -86 42 0 39 86 42 124 66; ! e
  -70 16 17; ! e 70 16 17; white e -70 16 6; white e 70 16 6
sledge | Schlitten | sledge | trunk bloom a
  ? k 9 -70 14 -70 66; ? k 9 0 14 0 66; ? k 9 56 14 56 66; ? l 9 -104 10 -20 9 70 10 104 26 112 58 96 76 82
  66; ?+8 b -92 62 170 12 3; ?-6 b -92 78 174 11 3; bloom l 3 96 74 124 96 150 70
ship | Schiff | ship | bloom a c d
  light e -40 112 16 11; light e -62 124 20 12; ? b -22 72 26 36; <! b -30 84 50 10; ? b 18 72 22 26; white
  b -74 52 130 24 4; white-6 b -54 70 102 12 3; pane e -60 64 6 x6 22 0; !-5 p -112 50 132 56 108 0 -88 0;
  <bloom b -120 0 260 14; white k 4 -110 44 128 49; white o -70 30 5 x5 36 0
submarine | U-Boot | submarine | glow a bloom c
  dark l 6 4 84 4 102 22 102; ? p -26 66 -18 90 26 90 34 66; ? s -96 38 -70 66 0 74 70 66 98 38 70 8 0 0 -70
  8; <?-9 s -120 -10 -100 20 0 14 100 20 120 -10; ! p -92 40 -124 66 -116 38 -124 8; white e -44 42 15;
  white e 0 42 15; white e 44 42 15; water e -44 42 10; water e 0 42 10; water e 44 42 10
rowing-boat | Ruderboot | rowing boat
  trunk k 7 -40 96 40 12; trunk p 30 22 46 26 74 -8 56 -16; ?-12 s -140 78 -70 66 70 66 140 78 70 52 -70 52;
  trunk b -70 58 34 10 2; trunk b 28 58 34 10 2; ? s -142 78 -120 26 -84 2 84 2 120 26 142 78 80 58 0 53 -80
  58; ! l 7 -134 70 -80 48 0 43 80 48 134 70
surfboard | Surfbrett | surfboard | a bloom glow c
  ? s -14 0 -24 36 -20 76 0 100 20 76 24 36 14 0; <! b -30 44 60 10; <white b -30 36 60 6; <white b -30 56
  60 6; ?-10 k 2.4 0 2 0 98
lifebelt | Rettungsring | lifebelt | bloom a sun
  glow-10 a 3 0 50 51 51 0 360; ? a 24 0 50 37 37 0 360; white p 20 58 52 66 52 34 20 42; white p -20 58 -52
  66 -52 34 -20 42; white p -8 70 -16 102 16 102 8 70; white p -8 30 -16 -2 16 -2 8 30
aeroplane | Flugzeug | aeroplane | bloom a c d
  ? p -84 62 -108 100 -84 100 -48 66; ?-10 p 10 58 -24 92 -6 92 42 58; white s -100 62 -60 68 60 70 94 62
  110 46 92 34 20 28 -60 40; <! p -120 30 -60 44 40 36 110 40 110 20 -120 20; ? p 24 42 -40 0 -14 0 58 40; ?
  p -92 58 -118 44 -102 42 -72 56; water o -46 56 5 x6 20 0; water p 82 62 92 62 102 52 84 52
paper-plane | Papierflieger | paper plane | white a bloom c
  ?-5 p -96 74 104 96 -46 46; ?-22 p -46 46 104 96 -30 4; ?-14 p -22 34 104 96 -30 4;
  ?+4 p -22 34 104 96 4 14
helicopter | Hubschrauber | helicopter | bloom a c glow
  dark k 5 -44 98 92 98; dark b 18 78 9 20; ? p -14 66 -110 74 -118 66 -12 44; ? p -104 68 -124 96 -110 96
  -94 70; dark e -112 74 9; ? s -30 50 -10 78 30 82 66 68 78 46 60 26 10 22 -22 30; <pane s 28 44 30 78 60
  74 90 40; <! p -40 20 90 20 90 34 -40 34; dark k 4 0 24 -6 6; dark k 4 44 24 48 6; dark l 5 -36 6 0 4 60 4
  78 12
satellite | Satellit | satellite | a water d
  light k 5 -60 50 60 50; ? b -108 28 62 44 3; ? b 46 28 62 44 3; white k 2 -108 50 -46 50; white k 2 46 50
  108 50; white k 2 -88 28 -88 72 x2 21 0; white k 2 67 28 67 72 x2 21 0; glow b -22 24 44 52 6; dark b -22
  46 44 8; light d 0 98 30 22 180 360; light k 4 0 74 0 98; bloom o 0 100 6; dark k 3 0 24 0 6
ufo | UFO | flying saucer
  glow+6 p -34 38 34 38 66 0 -66 0; water+10 d 0 66 40 36 0 180; leafLight e 0 74 14 17; dark o -6 78 3 5;
  dark o 6 78 3 5; ? e 0 54 92 20; ?-10 e 0 46 56 10; glow o -66 54 7; glow o -34 47 7; glow o 0 45 7; glow
  o 34 47 7; glow o 66 54 7
`)
