import { expect, test } from 'vitest'
import { firstViewId } from '../app/forms/early-input.ts'
import { withFirstView } from './first-views.ts'

const document =
  '<html lang="en"><head><link rel="stylesheet" href="/site.css"/></head>' +
  `<body><div class="waiting"></div><div id="${firstViewId}" class="first"></div></body></html>`

test('the form, its language and its styles are added to the document', () => {
  const html = withFirstView(document, { form: '<p>$1</p>', language: 'ja', styles: ['/form.css'] })

  expect(html).toContain('<html lang="ja"')
  expect(html).toContain('href="/site.css"/><link rel="stylesheet" href="/form.css"/></head>')
  expect(html).toContain(`<div id="${firstViewId}" class="first"><p>$1</p></div>`)
})

test('a document without a place for the form fails the build', () => {
  const other = document.replace(firstViewId, 'elsewhere')
  expect(() => withFirstView(other, { form: '', language: 'en', styles: [] })).toThrow('has no')
})
