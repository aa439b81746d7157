import { index, prefix, type RouteConfig, route } from '@react-router/dev/routes'
import { LONG_TEXTS } from '#agency/editorial/model.ts'
import { paths } from '#agency/paths.ts'

/** Every address of the site. One entry serves both languages: German alone, English below /en. */
export default [
  route(paths.allArtists('de').slice(1), 'pages/all-artists-page.tsx', { id: 'all-artists-de' }),
  route(paths.allArtists('en').slice(1), 'pages/all-artists-page.tsx', { id: 'all-artists-en' }),
  ...prefix('en?', [
    index('pages/home-page.tsx'),
    route('notfound', 'pages/not-found-page.tsx'),
    ...LONG_TEXTS.map((name) => route(paths[name]('de').slice(1), 'pages/text-page.tsx', { id: name })),
    route('illustrator/:code', 'pages/portfolio-page.tsx'),
    route(':gallery', 'pages/gallery-page.tsx'),
    route('*', 'pages/unmatched-page.tsx'),
  ]),
] satisfies RouteConfig
