/** The website's colours (styles/tokens.css, where they are OKLCH) in a notation that MUI can compute with. */
export const COLOURS = {
  paper: '#fdfdfd',
  sheet: '#f3f3f2',
  darkSheet: '#e6e6e4',
  ink: '#111217',
  quietInk: '#46474d',
  quietestInk: '#64666c',
  line: '#d6d7da',
  controlLine: '#7e8086',
  red: '#d60c1b',
}

/** Font width: narrow for headings and names, normal for controls. */
export const NARROW = '75%'
export const MIDDLE = '88%'

/** Border radius of buttons; fields have a small one, surfaces none. */
export const ROUND = 999
export const FIELD_RADIUS = 6
