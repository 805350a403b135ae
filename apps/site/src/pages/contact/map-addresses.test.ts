import { sampleOffice } from '@kakehashi/domain/sample/office'
import { expect, test } from 'vitest'
import { mapAddresses, mapOrigin } from './map-addresses.ts'

const { latitude, longitude } = sampleOffice.coordinates
const addresses = mapAddresses(sampleOffice)

test('every map link opens at the office', () => {
  const pin = `${latitude},${longitude}`
  const google = new URL(addresses.google).searchParams
  expect([google.get('api'), google.get('query')]).toEqual(['1', pin])
  expect(new URL(addresses.apple).searchParams.get('ll')).toBe(pin)
  expect(addresses.ownApp.startsWith(`geo:${pin}?q=${pin}`)).toBe(true)
  expect(new URL(addresses.openStreetMap).searchParams.get('mlat')).toBe(String(latitude))
  expect(new URL(addresses.openStreetMap).hash).toBe(`#map=17/${latitude}/${longitude}`)
})

test('the embedded map is centred on the pin', () => {
  const { origin, searchParams } = new URL(addresses.embedded)
  const [west = 0, south = 0, east = 0, north = 0] = (searchParams.get('bbox') ?? '')
    .split(',')
    .map(Number)

  expect(origin).toBe(mapOrigin)
  expect(searchParams.get('marker')).toBe(`${latitude},${longitude}`)
  expect((west + east) / 2).toBeCloseTo(longitude, 3)
  expect((south + north) / 2).toBeCloseTo(latitude, 3)
})
