import { sampleOffice } from '@kakehashi/domain/sample/office'
import { expect, test } from 'vitest'
import { withFirstView, withOffice } from './application-files.ts'

const place = 'first-view'
const document =
  '<html lang="en"><head><link rel="stylesheet" href="/site.css"/></head>' +
  `<body><div class="waiting"></div><div id="${place}" class="first"></div></body></html>`

test('the form, its language and its styles are added to the document', () => {
  const html = withFirstView(document, {
    form: '<p>$1</p>',
    language: 'ja',
    styles: ['/form.css'],
    place,
  })

  expect(html).toContain('<html lang="ja"')
  expect(html).toContain('href="/site.css"/><link rel="stylesheet" href="/form.css"/></head>')
  expect(html).toContain(`<div id="${place}" class="first"><p>$1</p></div>`)
})

test('a document without a place for the form is refused', () => {
  const other = document.replace(place, 'elsewhere')
  const view = { form: '', language: 'en', styles: [], place } as const
  expect(() => withFirstView(other, view)).toThrow('has no')
})

test('no text of the office can end the data in the document', () => {
  const name = { en: 'Deigo </script><script>alert(1)</script> $&', ja: '橋' }
  const html = withOffice(document, { ...sampleOffice, name })

  expect(html).not.toContain('<script>alert')
  expect(html).toContain('<title>Deigo &lt;/script&gt;')
  const [, data = ''] = /id="office">(.*?)<\/script>/.exec(html) ?? []
  expect(JSON.parse(data)).toMatchObject({ name })
})
