import { office } from '@kakehashi/domain/office'

const { latitude, longitude } = office.coordinates
const pin = `${latitude},${longitude}`

/** Shows about a kilometre: the gate, the office and the road to it. */
const reach = { latitude: 0.004, longitude: 0.0065 }
const corners = [
  longitude - reach.longitude,
  latitude - reach.latitude,
  longitude + reach.longitude,
  latitude + reach.latitude,
].map((degrees) => degrees.toFixed(4))

/** Links to the office on map services. Nothing is requested from them until the visitor asks. */
export const mapAddresses = {
  embedded: `https://www.openstreetmap.org/export/embed.html?${new URLSearchParams({
    bbox: corners.join(','),
    layer: 'mapnik',
    marker: pin,
  })}`,
  openStreetMap: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
  google: `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: pin })}`,
  apple: `https://maps.apple.com/?${new URLSearchParams({ ll: pin, q: office.name })}`,
  /** Opens the phone's own map app; Android asks which one. */
  ownApp: `geo:${pin}?q=${pin}(${encodeURIComponent(office.name)})`,
}
