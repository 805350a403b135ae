import { office } from '@kakehashi/domain/office'

const { latitude, longitude } = office.coordinates
const pin = `${latitude},${longitude}`

/** About a kilometre across: the gate, the office, and the road one comes by. */
const reach = { latitude: 0.004, longitude: 0.0065 }
const corners = [
  longitude - reach.longitude,
  latitude - reach.latitude,
  longitude + reach.longitude,
  latitude + reach.latitude,
].map((degrees) => degrees.toFixed(4))

/** Our place in other people's maps. None is asked for anything before the reader does. */
export const mapAddresses = {
  embedded: `https://www.openstreetmap.org/export/embed.html?${new URLSearchParams({
    bbox: corners.join(','),
    layer: 'mapnik',
    marker: pin,
  })}`,
  openStreetMap: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
  google: `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: pin })}`,
  apple: `https://maps.apple.com/?${new URLSearchParams({ ll: pin, q: office.name })}`,
  /** Opens whatever map app a phone has; Android asks which. */
  ownApp: `geo:${pin}?q=${pin}(${encodeURIComponent(office.name)})`,
}
