import { defineConfig } from 'vitest/config'
import { browserProject } from './test/browser-project.ts'

export default defineConfig(
  browserProject('ui', ['react-toastify/unstyled', '@lingui/message-utils/compileMessage']),
)
