import { isOwnPicture } from '@kakehashi/contract/picture-address'
import { ServiceIcon } from '../../request-parts/service-icon.tsx'

/**
 * The icon of a service. Only pictures at the office are shown: an address elsewhere would tell
 * somebody else who looks at our pages.
 */
export function ServicePicture({ icon, name }: { icon: string; name: string }) {
  if (isOwnPicture(icon)) return <img src={icon} alt="" />
  return <ServiceIcon name={name} />
}
