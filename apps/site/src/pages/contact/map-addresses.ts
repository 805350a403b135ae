import type { Office } from '@kakehashi/domain/office'

/** The site of the embedded map, for the content security policy. */
export const mapOrigin = 'https://www.openstreetmap.org'

/** Shows about a kilometre: the gate, the office and the road to it. */
const reach = { latitude: 0.004, longitude: 0.0065 }

/** Links to the office on map services. Nothing is requested from them until the visitor asks. */
export function mapAddresses({ coordinates, name }: Pick<Office, 'coordinates' | 'name'>) {
  const { latitude, longitude } = coordinates
  const pin = `${latitude},${longitude}`
  const corners = [
    longitude - reach.longitude,
    latitude - reach.latitude,
    longitude + reach.longitude,
    latitude + reach.latitude,
  ].map((degrees) => degrees.toFixed(4))
  return {
    embedded: `${mapOrigin}/export/embed.html?${new URLSearchParams({
      bbox: corners.join(','),
      layer: 'mapnik',
      marker: pin,
    })}`,
    openStreetMap: `${mapOrigin}/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
    google: `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: pin })}`,
    apple: `https://maps.apple.com/?${new URLSearchParams({ ll: pin, q: name.en })}`,
    /** Opens the phone's own map app; Android asks which one. */
    ownApp: `geo:${pin}?q=${pin}(${encodeURIComponent(name.en)})`,
  }
}
