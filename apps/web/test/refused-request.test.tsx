import { languages } from '@kakehashi/domain/language'
import { genericError } from '@kakehashi/contract/refusals/generic-error'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { RefusedRequest, isRefused } from '../app/errors/refused-request.tsx'
import { RouteError, notFoundError } from '../app/errors/route-error.tsx'
import { openScreen } from './open-screen.tsx'

const heading = page.getByRole('heading', { level: 1 })
const alert = page.getByRole('alert')

describe.each(languages)('error pages (%s)', (language) => {
  test.each([
    [404, 'We cannot find this request', '404 Not Found'],
    [400, 'We cannot show this request', '400 Bad Request'],
    [403, 'We cannot show this request', '403 Forbidden'],
  ])('a refused request with status %i shows the server’s message', async (status, title, line) => {
    const error = { status, data: { message: 'As the server said it' } }
    const { say } = await openScreen({
      language,
      path: '/request/1',
      Component: () => <RefusedRequest error={error} frame="site" />,
    })
    await expect.element(heading).toHaveTextContent(say(title))
    await expect.element(alert).toHaveTextContent('As the server said it')
    await expect
      .element(page.getByText(`${say('Unexpected Application Error!')} ${line}`))
      .toBeVisible()
    await expect.element(page.getByRole('link', { name: say('My Requests') })).toBeVisible()
  })

  test('a server that fails is not a refusal', () => {
    expect(isRefused({ status: 503, data: {} })).toBe(false)
    expect(isRefused({ status: 'FETCH_ERROR' })).toBe(false)
    expect(isRefused(undefined)).toBe(false)
  })

  test('an unknown address has a plain heading above the words of the specification', async () => {
    const { say } = await openScreen({
      language,
      path: '/nothing',
      Component: () => <RouteError error={notFoundError} frame="site" />,
    })
    await expect.element(heading).toHaveTextContent(say('We cannot find this page'))
    await expect
      .element(page.getByText(`${say('Unexpected Application Error!')} 404 Not Found`))
      .toBeVisible()
  })

  test('an error of the program shows the generic text and its message', async () => {
    const { say } = await openScreen({
      language,
      path: '/nothing',
      Component: () => <RouteError error={new Error('x is not a function')} frame="site" />,
    })
    await expect.element(heading).toHaveTextContent(say('This page cannot be shown'))
    await expect.element(page.getByText(genericError[language])).toBeVisible()
    await expect
      .element(page.getByText(`${say('Unexpected Application Error!')} x is not a function`))
      .toBeVisible()
  })
})
