/** Seven colours that go together, picked by hand: two grounds, four for the subject, one for lines. */
export type Palette = {
  paper: string
  light: string
  tones: readonly [string, string, string, string]
  ink: string
}

const SWATCHES = [
  'f6efe2 f2c9a1 e4572e 2e7f86 f2b134 7a9e7e 1d2b3a',
  'fbf3e4 f7d6bf ef6f53 3d5a80 e9c46a 98c1d9 22223b',
  'f3ead7 e8c9a0 c8553d 588157 e9b44c 3a5a40 2b2118',
  'fdf6ec ffd8be ff6b6b 4ecdc4 ffe66d 1a535c 132a34',
  'f4f1ea d9e2d5 d96c4f 6b9080 f0c87a a4c3b2 26403a',
  'fff4e0 f9c9c9 d7263d 1b998b f4a259 5b8e7d 2e294e',
  'f7f2e8 cfe1e8 f2545b 19535f f3c969 a93f55 102a33',
  'faf0e6 f5d0c5 b56576 355070 eaac8b 6d597a 1f1d36',
  'f1efe7 d8d4c4 e07a5f 3d405b f2cc8f 81b29a 20222f',
  'fef9ef fcd5ce f08a5d 6a2c70 f9ed69 b83b5e 2a1a3a',
  'f5f0e1 dbe7e4 ff6e40 1e3d59 ffc13b 7fb7be 14202b',
  'f8f4ec e7d8c9 a44a3f 4f6d7a d8a47f 8f9e8b 2a2d34',
  'fff8f0 ffd6a5 9e2b25 51355a f2a541 6b9ac4 1b1424',
  'eef3ee cde4d4 f7786b 034f84 f7cac9 92a8d1 14213d',
  'f9f5ed f4d9b0 cc2936 08415c f1bf98 6b818c 0b1d2a',
  'fdf0d5 f7c59f c1121f 669bbc f4a261 003049 0d1b2a',
  'fbfaf5 d7e8ba e76f51 264653 e9c46a 2a9d8f 16282e',
  'fff1e6 fde2e4 ff5d8f 3a6fd8 ffbe0b 7a4fc0 1a1033',
  'f3f6f4 d0e6f5 ef476f 118ab2 ffd166 06a77d 073b4c',
  'f7f4ea ded9e2 c98bb9 5f7fb8 f7b267 75c9c8 2b2d42',
  'fcf3e8 f0d3a9 d1603d 4a6c6f ddb967 846075 221e22',
  'f4efe6 ecd9c6 b8333f 6d2e46 f2a65a 8fa998 2a1220',
  'eef0e5 cad8b0 d98032 285430 e8c468 8fae6b 16301c',
  'f9f6f2 f8d9c4 fe7f2d 233d4d fcca46 619b8a 111e27',
  'fffaf0 e9d8a6 ee9b00 0a9396 ca6702 94d2bd 001219',
  'f6f1eb e5d1d0 bc4749 386641 f0c56b a7c957 1b2e1f',
  'f2f0ff d6ccff ff7a59 5e60ce ffd6a5 4fc4bf 1e1b3a',
  'fdf7f2 ffd9da ea638c 89023e ffb997 5b7fa6 30011e',
  'f1f5f9 c7d9e8 f26430 2a2d43 ffb400 6761a8 12131f',
  'faf3dd c8d5b9 ee8572 4a7c59 f3c677 68b0ab 213a2c',
  'f8f1e5 f3d8a0 db3a34 084c61 ffc857 177e89 142a33',
  'f7efe5 e3caa5 d96f4e 6a5a8c e9b872 87a878 2a1d17',
  'fbf5f3 e8e1ef c42847 1c2541 ffad05 5bc0be 0b132b',
  'fff7e8 ffe0b5 e85d75 3c6e71 ffb627 9bc1bc 22334a',
  'f5f1e8 f1d7d0 d64550 2d4654 eaa23c 7da7a8 1c2321',
  'f6f4ee d6e5e3 f0803c 3f6c9b f7c548 a26769 1a2238',
  'faf2e9 f6cfc0 e2725b 40798c f3b95f 9fc2b7 2f1b25',
  'f4f3ec dfe8cf e3655b 2f6690 f4c95d 5fa777 16324f',
  'fbf0e2 f9d8b4 d95d39 202c59 f0a202 f18805 0e1430',
  'f2efe9 d9dcd6 c75146 4d6a6d e0a458 8c7a94 24272b',
]

export const PALETTES: readonly Palette[] = SWATCHES.map(toPalette)

function toPalette(swatch: string): Palette {
  const [paper = '', light = '', first = '', second = '', third = '', fourth = '', ink = ''] = swatch
    .split(' ')
    .map((colour) => `#${colour}`)
  return { paper, light, tones: [first, second, third, fourth], ink }
}
