import { expect, test } from 'vitest'
import { readPage } from './page-facts.ts'
import { origin, samplePage } from './testing/sample-page.ts'

test('a page tells its language, its addresses and its words', () => {
  const html = samplePage({
    path: '/services/legal',
    language: 'ja',
    title: '法律翻訳',
    description: '婚姻届 &amp; 出生証明書',
    heading: '書類を、<br/>正しく。',
  })
  expect(readPage(html)).toEqual({
    language: 'ja',
    path: '/services/legal',
    url: `${origin}/ja/services/legal`,
    urls: { en: `${origin}/services/legal`, ja: `${origin}/ja/services/legal` },
    title: '法律翻訳',
    description: '婚姻届 & 出生証明書',
    heading: '書類を、 正しく。',
    questions: [],
  })
})

test('home is home in both languages', () => {
  expect(readPage(samplePage({ language: 'ja' }))).toMatchObject({ path: '/', url: `${origin}/ja` })
})

test('questions are read off with their answers, as a visitor reads them', () => {
  const body = `<details><summary>Not here</summary>A</details>
    <section data-faq=""><h2>Questions</h2>
      <details><summary><span>How long<svg><text>x</text></svg>?</span></summary>
        <p>Three <strong>days</strong>.</p><ul><li>Or one</li></ul><p hidden>Closed now</p></details>
      <details><summary><ruby>婚姻届<rt>こんいんとどけ</rt></ruby>とは</summary><p>届書です。<template>x</template></p></details>
    </section>`
  expect(readPage(samplePage({ body })).questions).toEqual([
    { question: 'How long?', answer: 'Three days. Or one' },
    { question: '婚姻届とは', answer: '届書です。' },
  ])
})

test.each([
  ['no a heading', (html: string) => html.replace(/<h1>.*<\/h1>/, '')],
  ['more than one a heading', (html: string) => html.replace('</body>', '<h1>x</h1></body>')],
  ['no a description', (html: string) => html.replace('name="description"', '')],
  ['no a canonical link', (html: string) => html.replace('"canonical"', '"x"')],
  ['neither language', (html: string) => html.replace('lang="en"', '')],
])('a page with %s stops the build', (_, spoil) => {
  expect(() => readPage(spoil(samplePage()))).toThrow(Error)
})
