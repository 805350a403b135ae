import { expect, test } from 'vitest'
import { preloadsOf } from './preloads.ts'

const routes = {
  root: { id: 'root', path: '', module: '/assets/root.js', imports: ['/assets/react.js'] },
  'frame/application': {
    id: 'frame/application',
    parentId: 'root',
    module: '/assets/application.js',
    clientLoaderModule: '/assets/words.js',
    imports: ['/assets/react.js'],
    css: ['/assets/application.css#'],
  },
  'portal/submit-request': {
    id: 'portal/submit-request',
    parentId: 'frame/application',
    path: 'submitrequest',
    module: '/assets/order.js',
    imports: ['/assets/react.js', '/assets/forms.js'],
  },
  'portal/request': {
    id: 'portal/request',
    parentId: 'frame/application',
    path: 'request/:id',
    module: '/assets/request.js',
  },
}
const manifest = `window.__reactRouterManifest=${JSON.stringify({ routes })};`
const html = '<link href="/assets/root.js"><link href="/assets/react.js">'

test('a screen preloads its own files and those of its layouts, once, without those in the document', () => {
  expect(preloadsOf(manifest, html)['/request/:id']).toEqual([
    '</assets/application.js>; rel=modulepreload',
    '</assets/words.js>; rel=modulepreload',
    '</assets/application.css>; rel=preload; as=style',
    '</assets/request.js>; rel=modulepreload',
  ])
})

test('the request form preloads the services', () => {
  expect(preloadsOf(manifest, html)['/submitrequest']).toContain(
    '</api/services>; rel=preload; as=fetch; crossorigin',
  )
})
