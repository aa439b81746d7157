// Simulates a worker thread that crashes while it processes a picture.
export default function die() {
  process.exit(1)
}
