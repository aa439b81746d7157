import { things } from './things.ts'

export const BUILDINGS = things(`
house | Haus | house | wall white a c
  trunk b 22 74 12 24; ? b -44 0 88 62; ?-7 p -44 62 0 92 44 62; ! p -56 56 0 100 56 56 48 50 0 88 -48 50;
  pane b -34 30 22 22; pane b 12 30 22 22; white k 2.4 -23 30 -23 52; white k 2.4 23 30 23 52; white k 2.4
  -34 41 -12 41; white k 2.4 12 41 34 41; ! b -9 0 18 30; glow o 5 14 2; pane e 0 70 8
tower | Turm | tower
  ? p -20 0 -16 70 16 70 20 0; ?-8 p 6 0 5 70 16 70 20 0; ?+6 p -22 66 -22 76 22 76 22 66; ! p -26 76 0 104
  26 76; dark k 2 0 100 0 110; bloom p 0 110 16 106 0 102; pane b -4 48 8 12 4; pane b -4 28 8 12 4; dark d
  0 0 7 18 0 180
church | Kirche | church | white wall light
  ? b -14 0 68 40; ! p -18 38 -4 62 46 62 60 38; ? b -44 0 34 62; ! p -48 60 -27 100 -6 60; dark k 2.4 -27
  98 -27 114; dark k 2.4 -32 109 -22 109; white e -27 50 8; dark k 2 -27 50 -27 56; dark k 2 -27 50 -23 50;
  dark b -33 0 12 22 6; pane b 0 10 9 20 4; pane b 17 10 9 20 4; pane b 34 10 9 20 4
castle | Burg | castle | a c d wall mid
  ?-7 b -24 30 48 44; ?-7 b -24 74 10 8; ?-7 b -5 74 10 8; ?-7 b 14 74 10 8; ? b -62 0 124 40; ? b -52 40 10
  8 x3 20 0; ? b 12 40 10 8 x2 20 0; ?+4 b -72 0 26 62; ?+4 b 46 0 26 62; ! p -76 60 -59 92 -42 60; ! p 42
  60 59 92 76 60; ! p -16 78 0 106 16 78; ?+4 b -12 60 24 20; bloom p 0 120 18 114 0 108; dark k 2 0 104 0
  120; dark d 0 0 13 26 0 180; pane b -63 36 8 14 4; pane b 55 36 8 14 4; pane b -4 52 8 14 4
lighthouse | Leuchtturm | lighthouse | bloom a d
  white p -22 4 -13 74 13 74 22 4; <? b -30 4 60 16; <? b -30 36 60 14; <? b -30 62 60 14; dark b -19 73 38
  5 2; glow b -10 78 20 13; dark k 2 -10 78 -10 91; dark k 2 0 78 0 91; dark k 2 10 78 10 91; ? d 0 91 14 11
  0 180; trunk s -60 0 -40 8 0 10 40 8 60 0; dark b -5 8 10 16 5; dark b -3 52 6 8 3; glow p 14 80 70 70 70
  100 14 90
windmill | Windmühle | windmill | trunk wall a white
  ? p -28 0 -17 60 17 60 28 0; ?-8 p 10 0 8 60 17 60 28 0; ! d 0 60 20 18 0 180; dark b -6 0 12 22 6; pane b
  -4 34 8 10; white-6 p 2 60 5 58 36 92 22 104 14 96; white-6 p -2 62 -5 60 -36 98 -26 108 -18 102; white-6
  p -2 58 -5 62 -40 28 -28 18 -20 24; white-6 p 2 58 5 62 40 30 30 18 22 24; trunk k 3 -36 26 36 96; trunk k
  3 36 24 -34 102; dark e 0 60 5
wind-turbine | Windrad | wind turbine
  white-9 p -4 0 -2 66 2 66 4 0; white s -2 68 -6 82 0 104 4 82 3 68; white s 0 66 14 62 34 48 12 54 0 63;
  white s 1 64 -10 54 -32 48 -16 62 0 68; ? e 0 66 4
barn | Scheune | barn | bloom a trunk
  ? p -54 0 -54 56 -36 86 0 100 36 86 54 56 54 0; dark k 6 -60 52 -38 88 0 102 38 88 60 52; white b -24 0 48
  46; ?-9 b -20 0 40 42; white k 4 -20 0 20 42; white k 4 -20 42 20 0; white k 4 0 0 0 42; white b -11 62 22
  20; dark b -7 66 14 13
tent | Zelt | tent | sun a c leaf bloom
  ?-10 p 0 92 96 6 40 0; ? p 0 92 -66 0 44 0; dark p 0 80 -22 0 20 0; ! p 0 80 -22 0 -34 2 -6 60; dark k 3 0
  92 0 102; trunk k 2 0 96 -92 0; trunk k 2 0 96 112 4; ?+7 p 0 92 -66 0 -56 0 2 78
market-stall | Marktstand | market stall | bloom a c leafDark
  trunk b -62 0 6 80; trunk b 56 0 6 80; ? p -56 98 56 98 74 66 -74 66; white p -35 98 -14 98 -18 66 -46 66;
  white p 7 98 28 98 40 66 13 66; ? d -61 66 13 9 180 360; white d -34 66 14 9 180 360; ? d -6 66 14 9 180
  360; white d 22 66 14 9 180 360; ? d 52 66 15 9 180 360; bloom e -48 38 9; bloom e -32 38 9; glow e -14 38
  9; glow e 2 38 9; leaf e 20 38 9; leaf e 36 38 9; sun e 50 38 8; bloom e -40 46 8; glow e -6 46 8; leaf e
  28 46 8; trunk+8 b -68 0 136 36 2; trunk-4 k 3 -68 18 68 18
fountain | Brunnen | fountain | light wall trunk
  water+6 l 4 0 76 -20 100 -44 86 -50 36; water+6 l 4 0 76 20 100 44 86 50 36; water+10 l 4 0 76 -8 92 -20
  84 -24 62; water+10 l 4 0 76 8 92 20 84 24 62; ? b -6 24 12 52; ? d 0 62 32 14 180 360; water e 0 62 32 5;
  ?-7 p -66 26 66 26 56 0 -56 0; water e 0 27 66 9; ? a 5 0 27 66 9 0 360; ?-4 b -6 24 12 38
bridge-arch | Brücke | bridge | trunk wall a mid
  ? p -150 0 -150 78 -60 96 0 100 60 96 150 78 150 0 112 0 108 22 92 42 68 50 44 42 28 22 24 0 -24 0 -28 22
  -44 42 -68 50 -92 42 -108 22 -112 0; ?+7 p -156 80 -60 100 0 104 60 100 156 80 156 72 60 90 0 94 -60 90
  -156 72; ?-9 l 5 -112 2 -106 28 -90 48 -68 55 -46 48 -30 28 -24 2; ?-9 l 5 112 2 106 28 90 48 68 55 46 48
  30 28 24 2
statue | Statue | statue | leaf light far mid
  ?-9 b -30 0 60 8; ?-6 b -24 8 48 26; ?-9 b -28 32 56 6; ? p -14 38 -18 74 16 74 14 38; ? r 8 7 6 | 14 72
  28 84 30 102; ? r 8 7 7 | -14 72 -24 58 -14 48; ? e 0 84 9 11; ?-8 l 3 -6 40 -4 56 6 72; ?-8 l 3 6 40 6 54
  14 66; glow s 30 102 36 112 30 122 24 112; light b -14 14 28 12 2
`)
