import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Tabs } from '../src/controls/tabs.tsx'
import { renderIn } from './in-language.tsx'

const tabs = [
  { id: 'open', label: 'Open', panel: 'Three requests' },
  { id: 'late', label: 'Late', panel: 'One request' },
  { id: 'done', label: 'Done', panel: 'Nothing' },
]

test('shows the first tab, then the one that is clicked', async () => {
  const { getByRole } = await renderIn('en', <Tabs label="Requests" tabs={tabs} />)

  await expect.element(getByRole('tablist', { name: 'Requests' })).toBeVisible()
  await expect.element(getByRole('tab', { name: 'Open' })).toHaveAttribute('aria-selected', 'true')
  await expect.element(getByRole('tabpanel', { name: 'Open' })).toHaveTextContent('Three requests')

  await getByRole('tab', { name: 'Late' }).click()
  await expect.element(getByRole('tabpanel', { name: 'Late' })).toHaveTextContent('One request')
  await expect.element(getByRole('tab', { name: 'Open' })).toHaveAttribute('aria-selected', 'false')
})

test('is one stop for the Tab key; arrows, Home and End select', async () => {
  const { getByRole } = await renderIn('en', <Tabs label="Requests" tabs={tabs} />)
  const tab = (name: string) => getByRole('tab', { name })

  await userEvent.keyboard('{Tab}')
  await expect.element(tab('Open')).toHaveFocus()
  for (const [key, name] of [
    ['ArrowRight', 'Late'],
    ['End', 'Done'],
    ['ArrowRight', 'Open'],
    ['ArrowLeft', 'Done'],
    ['Home', 'Open'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`)
    await expect.element(tab(name)).toHaveFocus()
    await expect.element(tab(name)).toHaveAttribute('aria-selected', 'true')
  }
  await userEvent.keyboard('{Tab}')
  await expect.element(getByRole('tabpanel', { name: 'Open' })).toHaveFocus()
})

test('shows the selected tab and reports a selection', async () => {
  const onSelect = vi.fn<(id: string) => void>()
  const controlled = <Tabs label="Requests" tabs={tabs} selected="done" onSelect={onSelect} />
  const { getByRole } = await renderIn('en', controlled)

  await expect.element(getByRole('tabpanel', { name: 'Done' })).toHaveTextContent('Nothing')
  await getByRole('tab', { name: 'Late' }).click()
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('late')
  await expect.element(getByRole('tabpanel', { name: 'Done' })).toBeVisible()
})
