// Shows this page when a link is opened without a connection. Nothing is stored: no page, no reply
// and no file. To remove the worker, replace this file with one that calls
// self.registration.unregister() in its 'activate' event.

// A screen on the wall has nobody who presses 'Try again'.
const screenOnWall = '/waiting'
const everyTenSeconds = '<meta http-equiv="refresh" content="10">\n</head>'

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>No connection | 接続できません</title>
<style>
:root { color-scheme: light dark }
body { margin: 0; font: 1.0625rem/1.6 system-ui, sans-serif; color: CanvasText; background: Canvas }
main { max-width: 34rem; margin: 0 auto; padding: 4rem 1.5rem }
h1, h2 { font-size: 1.625rem; line-height: 1.3; margin: 0 0 .5rem }
section + section { margin-top: 3rem; padding-top: 3rem; border-top: 1px solid GrayText }
p { margin: 0 0 1rem }
a { display: inline-block; padding: .75rem 1.25rem; border: 2px solid; border-radius: 4px; color: inherit; font-weight: 600; text-decoration: none }
a:focus-visible { outline: 3px solid; outline-offset: 3px }
</style>
</head>
<body>
<main>
<section>
<h1>You are offline</h1>
<p>This page needs a connection. What you typed on our forms is kept in this browser.</p>
<p><a href="">Try again</a></p>
</section>
<section lang="ja">
<h2>インターネットに接続されていません</h2>
<p>このページを表示するには接続が必要です。フォームに入力された内容は、このブラウザに保存されています。</p>
<p><a href="">もう一度試す</a></p>
</section>
</main>
</body>
</html>
`

function offlinePage({ url }) {
  const isOnWall = new URL(url).pathname === screenOnWall
  return new Response(isOnWall ? page.replace('</head>', everyTenSeconds) : page, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    },
  })
}

addEventListener('install', () => {
  void skipWaiting()
})

addEventListener('activate', (event) => {
  // The browser asks the server while the worker starts, so that pages do not load later.
  event.waitUntil(Promise.all([clients.claim(), registration.navigationPreload?.enable()]))
})

addEventListener('fetch', (event) => {
  // Everything but opening a page is left to the browser, as without a worker.
  if (event.request.mode !== 'navigate' || event.request.method !== 'GET') return
  event.respondWith(load(event))
})

async function load(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    return offlinePage(event.request)
  }
}
