import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    globalSetup: ['tests/make-template.ts'],
    include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts', 'demo-art/**/*.test.ts', 'bench/**/*.test.ts'],
    // Real databases, pictures and processes take their time on a small machine; a test that hangs still ends.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    maxWorkers: 2,
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
  },
})
