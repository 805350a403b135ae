import path from 'node:path'
import { lingui } from '@lingui/vite-plugin'
import { browserProject } from '@kakehashi/ui/test/browser-project'
import { defineConfig, mergeConfig } from 'vitest/config'

const configPath = path.join(import.meta.dirname, 'lingui.config.ts')
const dependencies = [
  '@hookform/resolvers/zod',
  '@kakehashi/browser > idb',
  '@reduxjs/toolkit',
  '@reduxjs/toolkit/query/react',
  'react-hook-form',
  'react-redux',
  'react-router',
  'zod',
]

export default defineConfig(
  mergeConfig(browserProject('forms', dependencies), { plugins: [lingui({ configPath })] }),
)
