import { useSearchParams } from 'react-router'
import { localPath } from '@kakehashi/contract/site-addresses'
import { useLanguage } from '@kakehashi/ui/use-language'
import { safeRedirect, withRedirect } from './redirect.ts'

/** Where to go after login or registration, and links between the two that keep that target. */
export function useRedirectTarget() {
  const [search] = useSearchParams()
  const language = useLanguage()
  const target = safeRedirect(search.get('redirect'))
  return {
    target: target === '/' ? localPath('/', language) : target,
    toLogin: withRedirect('/login', target),
    toRegister: withRedirect('/register', target),
  }
}
