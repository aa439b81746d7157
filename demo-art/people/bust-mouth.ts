import { arc, ellipse, path } from '../core/geometry.ts'
import { cut, fill, line } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'
import type { FaceShape } from './bust-face.ts'

export function mouth({ scene }: Stage, face: FaceShape): void {
  const [x, y, wide] = [face.turn * 1.15, 0.36, face.mouthWidth]
  const thin = 0.026
  if (face.mouth === 'smile')
    line(scene, arc(x, y - 0.05, wide, 0.075, 20, 160, 8), 'dark', thin, { fine: true })
  if (face.mouth === 'calm')
    line(scene, path([x - wide * 0.7, y, x, y + 0.006, x + wide * 0.7, y - 0.004]), 'dark', thin, {
      fine: true,
    })
  if (face.mouth === 'side')
    line(
      scene,
      path([x - wide * 0.7, y + 0.01, x + wide * 0.3, y + 0.012, x + wide, y - 0.035]),
      'dark',
      thin,
      { fine: true },
    )
  if (face.mouth === 'open') {
    const lips = cut(scene, [...arc(x, y - 0.035, wide, 0.11, 0, 180, 10)], 'dark', { fine: true })
    cut(
      scene,
      path([x - wide, y - 0.04, x + wide, y - 0.04, x + wide, y - 0.005, x - wide, y - 0.005]),
      'white',
      { clip: lips, fine: true },
    )
    fill(scene, ellipse(x, y + 0.07, wide * 0.5, 0.04), 'blush', { clip: lips, fine: true })
  }
  if (face.mouth === 'lips') {
    fill(
      scene,
      path([
        x - wide * 0.75,
        y,
        x - wide * 0.3,
        y - 0.045,
        x,
        y - 0.028,
        x + wide * 0.3,
        y - 0.045,
        x + wide * 0.75,
        y,
        x,
        y + 0.012,
      ]),
      'blush',
      { tone: -0.08, fine: true },
    )
    fill(
      scene,
      path([
        x - wide * 0.7,
        y + 0.004,
        x,
        y + 0.014,
        x + wide * 0.7,
        y + 0.004,
        x + wide * 0.25,
        y + 0.055,
        x - wide * 0.25,
        y + 0.055,
      ]),
      'blush',
      { fine: true },
    )
  }
}
