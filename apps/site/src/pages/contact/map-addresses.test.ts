import { office } from '@kakehashi/domain/office'
import { expect, test } from 'vitest'
import { mapAddresses } from './map-addresses.ts'

const { latitude, longitude } = office.coordinates

test('every map link opens at the office', () => {
  const pin = `${latitude},${longitude}`
  const google = new URL(mapAddresses.google).searchParams
  expect([google.get('api'), google.get('query')]).toEqual(['1', pin])
  expect(new URL(mapAddresses.apple).searchParams.get('ll')).toBe(pin)
  expect(mapAddresses.ownApp.startsWith(`geo:${pin}?q=${pin}`)).toBe(true)
  expect(new URL(mapAddresses.openStreetMap).searchParams.get('mlat')).toBe(String(latitude))
  expect(new URL(mapAddresses.openStreetMap).hash).toBe(`#map=17/${latitude}/${longitude}`)
})

test('the embedded map is centred on the pin', () => {
  const { origin, searchParams } = new URL(mapAddresses.embedded)
  const [west = 0, south = 0, east = 0, north = 0] = (searchParams.get('bbox') ?? '')
    .split(',')
    .map(Number)

  expect(origin).toBe('https://www.openstreetmap.org')
  expect(searchParams.get('marker')).toBe(`${latitude},${longitude}`)
  expect((west + east) / 2).toBeCloseTo(longitude, 3)
  expect((south + north) / 2).toBeCloseTo(latitude, 3)
})
