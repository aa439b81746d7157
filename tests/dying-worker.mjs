// Stands in for a thread that dies while it looks at a picture.
export default function die() {
  process.exit(1)
}
