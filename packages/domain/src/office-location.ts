import type { Language } from './language.ts'
import type { Office } from './office.ts'

/** The way in from the gate; undefined if the owner has not described it. */
export function directionsFor({ directions }: Pick<Office, 'directions'>, language: Language) {
  const gate = directions.gate[language]
  const building = directions.building[language]
  if (gate === '' || building === '') return undefined
  return { gate, building, minutesOnFoot: directions.minutesOnFoot }
}

/** Whether the contact page can show the way. */
export function hasMapOrDirections(office: Office, language: Language): boolean {
  return hasCoordinates(office) || directionsFor(office, language) !== undefined
}

/** Nobody has an office at 0° north and 0° east, so this is a position that was not entered. */
export function hasCoordinates({ coordinates }: Pick<Office, 'coordinates'>): boolean {
  return coordinates.latitude !== 0 || coordinates.longitude !== 0
}
