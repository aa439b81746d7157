import { things } from './things.ts'

export const FURNISHING = things(`
stool | Hocker | stool
  trunk k 7 -26 90 -36 0; trunk k 7 26 90 36 0; trunk-6 k 6 -8 90 -12 4; trunk-6 k 6 8 90 12 4; trunk-6 k 5
  -32 34 32 34; ? b -38 84 76 16 8
bed | Bett | bed
  trunk b -108 0 12 100 5; trunk b 98 0 10 56 5; trunk-6 b -100 16 204 18; white b -96 32 198 16 8; white-5
  b -92 46 52 24 11; ? s -46 34 -42 62 0 68 60 64 96 58 104 44 104 22 60 18 0 22 -40 20; ?+7 p -46 34 -43 62
  -22 66 -24 22 -42 20; ! o 10 46 4 x4 22 -2; ! o 0 34 4 x4 24 -1
desk | Schreibtisch | desk
  trunk-5 b -80 0 8 92; ? b 14 8 62 86; ?-9 k 3 16 64 74 64; ?-9 k 3 16 36 74 36; light b 38 74 14 5 2;
  light b 38 47 14 5 2; light b 38 19 14 5 2; trunk b 18 0 8 10; trunk b 64 0 8 10; trunk b -90 90 180 10 4
lamp | Lampe | lamp
  ! s -6 40 -26 26 -20 2 20 2 26 26 6 40; ?-8 b -22 0 44 6 3; trunk b -4 36 8 18; ? p -24 100 24 100 44 50
  -44 50; <glow b -50 48 100 9
pendant | Hängelampe | pendant lamp
  dark k 4 0 80 0 1200; glow e 0 16 17; ? d 0 18 70 60 0 180; ?-10 b -70 16 140 6; dark b -9 74 18 14 4
mirror | Spiegel | mirror
  ? e 0 50 38 50; water+8 e 0 50 31 43; <white p -40 30 -14 8 40 76 40 100 20 100; <water+8 p -40 20 -14 -8
  60 70 40 90
picture | Bild | picture | trunk dark a
  ? b -60 0 120 100; white b -52 8 104 84; water+6 b -42 18 84 64; <leaf s -60 10 -40 44 -10 50 20 34 60 44
  60 0; <leafDark s -60 0 -20 26 20 20 60 34 60 0; sun e 18 64 9
window | Fenster | window
  white b -44 0 88 100 2; pane b -37 12 34 38; pane b 3 12 34 38; pane b -37 56 34 37; pane b 3 56 34 37;
  white-8 b -50 0 100 7; white p -30 16 -24 16 -8 44 -14 44; white p 10 60 16 60 32 88 26 88; ! s -44 98 -40
  40 -50 8 -62 8 -62 98; ! s 44 98 40 40 50 8 62 8 62 98; dark k 4 -68 99 68 99
door | Tür | door
  white b -29 0 58 100; ? b -24 0 48 95; ?-9 b -17 54 34 32; ?-9 b -17 10 34 34; glow o 17 47 3.4
rug | Teppich | rug
  ?-8 b -116 4 232 5 x8 0 12.5; ? b -108 0 216 100; ! b -98 9 196 82; ? p -98 50 -65.5 9 -33 50 -65.5 91 x3
  65.3 0; white p -80 50 -65.5 30 -51 50 -65.5 70 x3 65.3 0
cactus | Kaktus | cactus
  leaf b -14 24 28 76 14; leaf l 13 -12 48 -34 50 -34 72; leaf l 13 12 58 32 60 32 84; leafDark k 2.4 -5 40
  -5 90; leafDark k 2.4 5 40 5 90; bloom e 0 100 8 6; bloom e 32 91 6 5; ? p -28 34 28 34 22 0 -22 0; ?-9 b
  -32 28 64 10 2
piano | Klavier | piano | dark a d
  ? p -44 60 76 60 70 92 44 100 10 96 -10 80 -44 66; ?-10 p -34 62 68 62 63 88 42 94 14 90 -4 76; dark k 3
  44 56 24 90; dark p -66 40 -56 40 -58 0 -63 0 x3 64 0; ? b -74 36 154 24 3; white b -72 54 30 6; dark b
  -68 57 3 3 x5 5 0; trunk k 3 -10 38 -8 6; glow b -14 4 14 4
guitar | Gitarre | guitar | bloomToo sun a
  trunk b -4 48 8 46; dark p -7 90 7 90 9 100 -9 100; ? s 0 0 26 4 30 20 20 34 22 46 14 56 -14 56 -22 46 -20
  34 -30 20 -26 4; dark e 0 34 9; trunk b -11 14 22 5 1; light k 1.4 -2 16 -2 94; light k 1.4 2 16 2 94
cello | Cello | cello | bloomToo trunk
  dark k 2.4 0 0 0 10; ? s 0 8 20 10 25 22 20 32 13 36 13 42 18 50 12 62 -12 62 -18 50 -13 42 -13 36 -20 32
  -25 22 -20 10; dark p -3 28 3 28 2 90 -2 90; trunk l 4 0 88 3 96 0 100 -4 96; light b -8 28 16 3; *dark l
  2 8 26 10 34 7 42; trunk k 2 -36 14 30 72
violin | Geige | violin | bloomToo trunk
  ? s 0 2 26 6 30 22 18 34 18 40 26 50 14 62 -14 62 -26 50 -18 40 -18 34 -30 22 -26 6; dark p -4 26 4 26 3
  90 -3 90; trunk l 5 0 88 4 96 0 100 -5 96; light b -9 27 18 3; *dark l 2.4 11 26 14 34 10 44; dark b -5 6
  10 14 3; trunk k 2.4 38 2 46 94; light k 1.4 41 4 49 92
accordion | Akkordeon | accordion | bloom a d
  white p -30 8 30 8 36 0 36 84 30 92 -30 92 -36 84 -36 0; ! p -30 8 -24 0 -24 86 -30 92 x6 11 0; ? b -70 0
  38 92 8; ? b 32 0 38 92 8; white b -68 8 12 76; dark b -68 14 7 5 x7 0 10; light o 46 16 3.6 x2 12 0 x6 0
  12
drums | Schlagzeug | drums
  dark k 2.4 -56 0 -56 84; dark k 2.4 60 0 60 90; glow e -56 86 26 4; glow e 60 92 26 4; dark k 3 -44 0 -40
  30; dark k 3 44 0 40 34; ? b -66 26 38 26 3; white b -66 46 38 6 2; ? b 30 30 36 24 3; white b 30 49 36 5
  2; ? b -30 56 28 24 3; white b -30 76 28 5 2; ? b 2 56 28 24 3; white b 2 76 28 5 2; ?-9 e 0 30 34 31;
  white e 0 30 28 26; ! e 0 30 12
record-player | Plattenspieler | record player
  ? b -62 0 124 100 8; dark e -12 50 44; dark+14 a 1.6 -12 50 35 35 20 380; dark+14 a 1.6 -12 50 27 27 20
  380; ! e -12 50 16; white o -12 50 3; light k 5 50 86 46 44 24 26; light e 50 84 8; dark e 50 14 5
loudspeaker | Lautsprecher | loudspeaker
  ? b -32 0 64 100 6; dark e 0 34 24; ! e 0 34 15; dark e 0 34 6; dark e 0 76 13; ! e 0 76 6
television | Fernseher | television
  dark k 4 -4 84 -24 118; dark k 4 4 84 24 118; trunk k 6 -40 14 -50 0; trunk k 6 40 14 50 0; ? b -66 10 132
  78 12; pane b -56 20 86 58 14; <white p -40 14 -26 14 4 84 -10 84; dark o 48 66 7; dark o 48 46 7; dark k
  3 40 30 56 30; dark k 3 40 23 56 23
radio | Radio | radio
  dark k 4 50 74 76 112; ? b -80 0 160 82 14; light e -34 40 30; dark e -34 40 23; light e -34 40 8; light b
  8 46 60 22 4; bloom k 3 44 48 44 66; dark e 22 24 9; dark e 54 24 9
clock | Uhr | clock
  ? e 0 50 50; white e 0 50 42; dark b -2 82 4 8; dark b -2 10 4 8; dark b 32 48 8 4; dark b -40 48 8 4;
  dark k 5 0 50 -16 72; dark k 4 0 50 26 60; ? o 0 50 5
bathtub | Badewanne | bathtub | a bloomToo b c
  glow l 6 72 60 72 92 58 94; dark k 5 -58 12 -64 0; dark k 5 54 12 60 0; white s -22 70 -30 60 -40 72 -58
  66 -64 50 60 50 50 66 30 62 16 76 0 62; ? s -86 60 -80 26 -54 8 54 8 80 26 86 60; ?+9 b -92 52 184 10 5
washing-machine | Waschmaschine | washing machine
  white-3 b -44 0 88 100 6; ? b -44 80 88 20 6; white o 26 90 6; light b -36 84 34 12 2; dark e 0 40 31;
  water e 0 40 24; <water-12 s -30 10 -24 36 -10 42 6 34 24 40 30 10; white o -10 48 5; white o 6 52 3.4
sewing-machine | Nähmaschine | sewing machine | dark a c d
  trunk b -76 0 152 12 3; ? b -64 10 128 14 4; ? p 26 20 62 20 58 84 30 78; ? b -54 54 112 30 12; ? b -54 36
  22 36 5; light k 4 -43 38 -43 22; light b -52 22 20 4; dark e 66 66 8 19; light b 8 84 12 14 2; ! b 7 86
  14 10; glow k 2 14 92 -42 92 -43 60; glow o -20 70 7
laptop | Laptop | laptop
  dark p -58 12 -50 100 50 100 58 12; pane p -51 18 -44 94 44 94 51 18; ? b -34 62 40 22 2; ! k 5 -38 48 30
  48; ! k 5 -40 36 14 36; light-12 p -78 0 -60 14 60 14 78 0; dark k 3 -50 9 50 9
phone | Telefon | phone
  dark b -26 0 52 100 9; ? b -21 12 42 76 3; white b -14 66 28 14 5; white p -8 68 -12 58 0 68; ! b -14 42
  20 12 5; white e 0 24 8; light o 0 6 3
camera | Kamera | camera | a c d dark
  dark b -38 76 22 12 3; ? b -26 72 52 28 6; light b -66 66 132 18 5; ? b -66 0 132 70 10; light e 0 38 35;
  dark e 0 38 29; water e 0 38 18; dark e 0 38 9; white o -9 48 5; glow b 40 52 16 10 2
light-bulb | Glühbirne | light bulb
  glow s -12 24 -16 38 -32 56 -33 78 -18 96 0 101 18 96 33 78 32 56 16 38 12 24; bloom l 3 -8 28 -12 54 -5
  64 0 54 5 64 12 54 8 28; white l 5 -22 66 -20 78 -12 87; dark b -13 6 26 20 4; light k 3 -12 19 12 21;
  light k 3 -12 12 12 14; dark b -6 0 12 8 2
microscope | Mikroskop | microscope
  dark b -40 0 84 9 4; ? s 6 6 34 14 40 40 28 64 10 72 4 60 20 50 24 36 16 22 -2 16; dark b -34 26 44 6 2;
  light b -26 32 28 3; ? p -18 48 0 42 22 92 4 98; dark p -16 44 -4 40 0 50 -12 54; light p 8 90 22 86 26 96
  12 100; light o 30 40 7
telescope | Teleskop | telescope
  trunk k 5 0 56 -30 0; trunk k 5 0 56 30 0; trunk k 5 0 56 4 2; ? p -42 36 -34 22 46 74 36 94; ?-10 p 34 66
  46 74 36 94 26 87; ! p 40 64 58 75 46 100 30 90; dark p -54 32 -48 20 -36 28 -42 40; light e 0 54 7
candle | Kerze | candle | white bloom a
  glow s 0 100 10 84 6 72 -6 72 -10 84; sun s 0 90 5 80 0 73 -5 80; dark k 2.4 0 66 0 76; ? b -13 8 26 60 4;
  ?+9 s -13 70 -13 44 -8 36 -4 56 2 58 8 50 13 62 13 70; !-6 b -34 0 68 9 4; !-6 a 5 38 12 9 9 -120 120
balloon | Luftballon | balloon | bloom a c d glow
  dark l 2 0 40 8 26 -6 14 2 0; ? p -6 36 6 36 0 46; ? s 0 42 22 56 30 76 20 96 0 103 -20 96 -30 76 -22 56;
  white m -19 72 70 20 8
gift | Geschenk | gift
  ? b -46 0 92 58; ?-7 b -46 50 92 8; ?+5 b -52 56 104 20 3; ! b -8 0 16 76; ! l 7 0 78 -14 98 -32 96 -28 82
  0 78; ! l 7 0 78 14 98 32 96 28 82 0 78
hourglass | Sanduhr | hourglass | trunk a
  water+12 s -28 92 -26 70 -5 50 -26 30 -28 8 28 8 26 30 5 50 26 70 28 92; glow p -23 72 23 72 4 51 -4 51;
  glow k 2.4 0 50 0 12; glow p -26 10 -14 18 0 30 14 18 26 10; ? b -38 90 76 10 4; ? b -38 0 76 10 4; *? k 5
  34 8 34 92
`)
