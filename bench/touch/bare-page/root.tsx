import { useEffect } from 'react'
import { Outlet, Scripts } from 'react-router'
import { HYDRATED } from '../../../src/website/ui/hydration/hydration.ts'

/** The least that React Router needs. */
export default function Root() {
  useEffect(() => void dispatchEvent(new Event(HYDRATED)), [])
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <title>A bare page</title>
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  )
}
