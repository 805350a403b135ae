import { chromium } from '@playwright/test'
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--disable-gpu'],
})
const paths = [
  '',
  '/military',
  '/about',
  '/contact',
  '/services',
  '/services/legal',
  '/services/medical',
  '/services/technical',
  '/services/interpretation',
  '/services/business',
  '/services/drivers-license',
  '/nowhere',
]
for (const width of [390, 320]) {
  const c = await b.newContext({
    viewport: { width, height: 844 },
    locale: 'ja-JP',
    deviceScaleFactor: 1,
  })
  const page = await c.newPage()
  for (const p of paths) {
    await page.goto('http://localhost:4450/ja' + p)
    await page.waitForTimeout(700)
    if (p === '' && width === 390)
      console.log(
        'auto-phrase',
        await page.evaluate(() => CSS.supports('word-break', 'auto-phrase')),
      )
    const found = await page.evaluate(() => {
      const out = []
      const w = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (w.nextNode()) {
        const n = w.currentNode
        if (!/[\u3040-\u9fff]/.test(n.data)) continue
        const el = n.parentElement
        if (el.closest('svg,script,style,template') || !el.checkVisibility()) continue
        let last
        for (let i = 0; i < n.data.length; i++) {
          const r = document.createRange()
          r.setStart(n, i)
          r.setEnd(n, i + 1)
          const q = r.getClientRects()[0]
          if (!q || q.width === 0) continue
          if (last !== undefined && q.top > last + 4 && q.left < 400) {
            const before = n.data.slice(Math.max(0, i - 8), i),
              after = n.data.slice(i, i + 6)
            if (!/[\s、。・：，」）？！〜：]$/.test(before))
              out.push(
                before +
                  '⏎' +
                  after +
                  '   [' +
                  getComputedStyle(el).wordBreak +
                  ' ' +
                  el.tagName +
                  ']',
              )
          }
          last = q.top
        }
      }
      return out
    })
    const over = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    console.log(
      width,
      '/ja' + p,
      over ? 'OVERFLOW' : '',
      found.length,
      found.slice(0, 12).join(' | '),
    )
    await page.screenshot({
      path: `/tmp/j5/shots/${width}${p.replaceAll('/', '-') || '-home'}.png`,
      fullPage: true,
    })
  }
  await c.close()
}
await b.close()
