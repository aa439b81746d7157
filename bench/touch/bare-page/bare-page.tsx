export default function BarePage() {
  return <p>Nothing else is here.</p>
}
