import sharp from 'sharp'
import type { Random } from './random.ts'

const tables = ['#5b4a3a', '#3c4a52', '#6b6257', '#2f3b33'] as const
const cards = ['#f4efe2', '#e3ecf2', '#f2e3e6', '#e9f0df'] as const

/** Looks like a phone photo of an ID card, without readable text. */
export async function drawPhoto(format: 'jpg' | 'png', random: Random): Promise<Buffer> {
  const tilt = random.between(-6, 6)
  const lines = Array.from({ length: 5 }, (_, row) => {
    const width = random.between(90, 210)
    return `<rect x="210" y="${130 + row * 32}" width="${width}" height="9" rx="2" fill="#7b8591"/>`
  })
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="420">
    <rect width="600" height="420" fill="${random.pick(tables)}"/>
    <g transform="rotate(${tilt} 300 210)">
      <rect x="70" y="70" width="460" height="280" rx="18" fill="${random.pick(cards)}"/>
      <rect x="70" y="70" width="460" height="36" rx="18" fill="#3b5f9a"/>
      <circle cx="140" cy="175" r="34" fill="#b9a58c"/>
      <path d="M92 268 a48 48 0 0 1 96 0 z" fill="#54627a"/>
      ${lines.join('')}
      <circle cx="465" cy="285" r="34" fill="none" stroke="#c8372d" stroke-width="6"/>
    </g>
  </svg>`
  const drawing = sharp(Buffer.from(picture))
  return format === 'jpg' ? drawing.jpeg({ quality: 72 }).toBuffer() : drawing.png().toBuffer()
}
