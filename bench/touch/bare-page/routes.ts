import { index, type RouteConfig } from '@react-router/dev/routes'

export default [index('bare-page.tsx')] satisfies RouteConfig
