/** A Debian package, and the folders of it that hold art. Below each folder so many levels part the families; 0 for one family. */
export type Source = { package: string; below: string; folders: Readonly<Record<string, number>> }

/** Free art by people who never heard of this program: wallpapers, stamps, the pictures of games. */
export const SOURCES: readonly Source[] = [
  { package: 'tuxpaint-stamps-default', below: 'usr/share/tuxpaint/stamps', folders: { '': 2 } },
  { package: 'gnome-backgrounds', below: 'usr/share/backgrounds', folders: { '': 0 } },
  { package: 'mate-backgrounds', below: 'usr/share/backgrounds/mate', folders: { '': 0 } },
  { package: 'plasma-workspace-wallpapers', below: 'usr/share/wallpapers', folders: { '': 0 } },
  { package: 'ukui-wallpapers', below: 'usr/share/backgrounds', folders: { '': 0 } },
  {
    package: 'hedgewars-data',
    below: 'usr/share/games/hedgewars/Data',
    folders: { Themes: 1, Forts: 0, 'Graphics/Missions': 1 },
  },
  {
    package: 'supertux-data',
    below: 'usr/share/games/supertux2/images',
    folders: { background: 0, creatures: 0, tiles: 0, objects: 0, worldmap: 0 },
  },
  {
    package: 'freecol',
    below: 'usr/share/games/freecol/default/resources/images',
    folders: {
      foundingFathers: 0,
      monarch: 0,
      settlements: 0,
      forest: 0,
      buildings: 0,
      units: 0,
      terrain: 0,
    },
  },
  {
    package: 'endless-sky-data',
    below: 'usr/share/games/endless-sky/images',
    folders: { land: 0, outfit: 0, planet: 0, scene: 0, ship: 0, effect: 0 },
  },
  {
    package: 'freeorion-data',
    below: 'usr/share/games/freeorion/default/data/art',
    folders: { icons: 1, planets: 0, hulls_design: 0, stars: 0, nebulae: 0, species: 0 },
  },
  {
    package: 'flare-game',
    below: 'usr/share/games/flare/mods',
    folders: { 'fantasycore/images/portraits': 0, 'fantasycore/images/enemies': 0 },
  },
  {
    package: 'unknown-horizons',
    below: 'usr/share/unknown-horizons/content/gfx',
    folders: { buildings: 0, units: 0, terrain: 0 },
  },
  { package: 'boswars-data', below: 'usr/share/games/boswars', folders: { patches: 0, graphics: 1 } },
  { package: 'fillets-ng-data', below: 'usr/share/games/fillets-ng/images', folders: { '': 0 } },
  { package: 'lincity-ng-data', below: 'usr/share/games/lincity-ng/images', folders: { tiles: 0 } },
  {
    package: 'pingus-data',
    below: 'usr/share/games/pingus/data/images',
    folders: { groundpieces: 0, textures: 0, core: 0 },
  },
  { package: 'tuxmath-data', below: 'usr/share/tuxmath/images', folders: { '': 0 } },
  { package: 'tuxtype-data', below: 'usr/share/tuxtype/images', folders: { '': 0 } },
]
