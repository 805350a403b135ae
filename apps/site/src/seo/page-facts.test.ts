import { expect, test } from 'vitest'
import { pageFacts } from './page-facts.ts'
import { origin, sampleFacts } from './testing/sample-page.ts'

test('a page has its address in both languages and its heading', () => {
  const facts = sampleFacts({
    path: '/services/legal',
    language: 'ja',
    title: '法律翻訳',
    heading: '書類を、<br/>正しく。',
  })
  expect(facts).toEqual({
    language: 'ja',
    path: '/services/legal',
    url: `${origin}/ja/services/legal`,
    urls: { en: `${origin}/services/legal`, ja: `${origin}/ja/services/legal` },
    title: '法律翻訳',
    description: 'About /services/legal',
    heading: '書類を、 正しく。',
    questions: [],
  })
})

test('the home page is at /ja in Japanese', () => {
  expect(sampleFacts({ language: 'ja' })).toMatchObject({ path: '/', url: `${origin}/ja` })
})

test('questions are read with the visible text of their answers', () => {
  const body = `<details><summary>Not here</summary>A</details>
    <section data-faq=""><h2>Questions</h2>
      <details><summary><span>How long<svg><text>x</text></svg>?</span></summary>
        <p>Three <strong>days</strong>.</p><ul><li>Or one</li></ul><p hidden>Closed now</p></details>
      <details><summary><ruby>婚姻届<rt>こんいんとどけ</rt></ruby>とは</summary><p>届書です。<template>x</template></p></details>
    </section>`
  expect(sampleFacts({ body }).questions).toEqual([
    { question: 'How long?', answer: 'Three days. Or one' },
    { question: '婚姻届とは', answer: '届書です。' },
  ])
})

test.each([
  ['no heading', '<p>'],
  ['more than one heading', '<h1>a</h1><h1>b</h1>'],
])('a page with %s stops the build', (problem, body) => {
  const page = { path: '/', language: 'en', title: '', description: '' } as const
  expect(() => pageFacts(page, origin, body)).toThrow(problem)
})
