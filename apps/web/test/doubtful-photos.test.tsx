import { languages } from '@kakehashi/domain/language'
import { useEffect } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { sendDocument } from '../app/api/documents-api.ts'
import { AddFiles } from '../app/request/uploads/add-files.tsx'
import { judgeLegibility } from '../app/request/uploads/judge-legibility.ts'
import { UploadList } from '../app/request/uploads/upload-list.tsx'
import { type Uploads, useUploads } from '../app/request/uploads/use-uploads.ts'
import { openScreen } from './open-screen.tsx'

/** As slow as a connection can be. */
const never: typeof sendDocument = () => new Promise(() => {})

let uploads: Uploads | undefined

function Files() {
  const latest = useUploads({ send: never })
  useEffect(() => {
    uploads = latest
  })
  return (
    <>
      <UploadList uploads={latest} />
      <AddFiles onFiles={latest.add} />
    </>
  )
}

interface Look {
  blur?: number
  light?: number
  side?: number
  type?: string
}

/** A page of small print, as a camera would see it. */
async function photograph(name: string, look: Look = {}): Promise<File> {
  const { blur = 0, light = 1, side = 2000, type = 'image/jpeg' } = look
  const canvas = new OffscreenCanvas(side * 0.75, side)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  pen.filter = `brightness(${light}) blur(${blur}px)`
  const paper = new OffscreenCanvas(canvas.width, canvas.height)
  const writing = paper.getContext('2d')
  if (!writing) throw new Error('no canvas')
  writing.fillStyle = '#f6f4ee'
  writing.fillRect(0, 0, paper.width, paper.height)
  writing.fillStyle = '#222'
  writing.font = `${side / 70}px sans-serif`
  for (let line = 1; line < 45; line++) {
    writing.fillText('SAMPLE The quick brown fox jumps over it', 40, (line * side) / 46)
  }
  pen.drawImage(paper, 0, 0)
  return new File([await canvas.convertToBlob({ type })], name, { type })
}

test('sharp, blurred, dark and small photographs are told apart', async () => {
  expect(await judgeLegibility(await photograph('good.jpg'))).toBeUndefined()
  expect(await judgeLegibility(await photograph('blurred.jpg', { blur: 8 }))).toBe('blurred')
  expect(await judgeLegibility(await photograph('dark.jpg', { light: 0.2 }))).toBe('dark')
  expect(
    await judgeLegibility(await photograph('small.png', { side: 500, type: 'image/png' })),
  ).toBe('small')
})

test('what this browser cannot open, such as HEIC, raises no doubt', async () => {
  expect(await judgeLegibility(new File(['ftypheic'], 'a.heic'))).toBeUndefined()
})

test('a photograph of twelve million pixels is judged in pieces of a few milliseconds', async () => {
  const large = await photograph('large.jpg', { side: 4000 })
  const pauses: number[] = []
  let last = performance.now()
  const watch = setInterval(() => {
    pauses.push(performance.now() - last)
    last = performance.now()
  }, 1)
  await judgeLegibility(large)
  clearInterval(watch)
  expect(pauses.length).toBeGreaterThan(10)
  const median = pauses.toSorted((one, other) => one - other)[Math.floor(pauses.length / 2)]
  // A slow phone takes six times as long as this machine, and must stay below 50 ms.
  expect(median).toBeLessThan(8)
})

describe.each(languages)('a photo that may be hard to read (%s)', (language) => {
  beforeEach(() => {
    uploads = undefined
  })

  async function open() {
    return openScreen({ language, path: '/submitrequest', Component: Files })
  }

  test('is sent, and can be used anyway', async () => {
    const { say } = await open()
    uploads?.add([await photograph('passport.jpg', { blur: 8 })])
    await expect.element(page.getByText(say('This photo looks blurred.')).first()).toBeVisible()
    expect(uploads?.items[0]?.state.kind, 'it is on its way meanwhile').toBe('sending')
    await page
      .getByRole('button', { name: say('Use it anyway: {name}', { name: 'passport.jpg' }) })
      .click()
    await expect
      .element(page.getByRole('listitem').getByText(say('This photo looks blurred.')))
      .not.toBeInTheDocument()
    expect(uploads?.items).toHaveLength(1)
  })

  test('is replaced by the one that is taken again', async () => {
    const { say } = await open()
    uploads?.add([await photograph('dark.jpg', { light: 0.2 })])
    const again = say('Take it again: {name}', { name: 'dark.jpg' })
    await expect.element(page.getByRole('button', { name: again })).toBeVisible()
    const camera = document.querySelector<HTMLInputElement>('li input[capture]')
    const chosen = new DataTransfer()
    chosen.items.add(await photograph('light.jpg'))
    if (camera) camera.files = chosen.files
    camera?.dispatchEvent(new Event('change', { bubbles: true }))
    await expect.element(page.getByText('light.jpg')).toBeVisible()
    await expect.element(page.getByText('dark.jpg', { exact: true })).not.toBeInTheDocument()
  })

  test('a PDF raises no doubt', async () => {
    const { say } = await open()
    uploads?.add([
      new File(['%PDF-1.7'], 'scan.pdf', { type: 'application/pdf' }),
      await photograph('blurred.jpg', { blur: 8 }),
    ])
    await expect.element(page.getByText(say('This photo looks blurred.')).first()).toBeVisible()
    expect(uploads?.items.map(({ doubt }) => doubt)).toEqual([undefined, 'blurred'])
  })
})
