# The builder that stays up: docs/publishing.md says what it needs.
FROM node:24.21.0-slim

WORKDIR /app
COPY package.json package-lock.json ./
COPY scripts/run.mjs scripts/
# sharp brings its own library, so no install script has to run.
RUN npm ci --omit=dev --ignore-scripts && npm cache clean --force
COPY . .
# Compiled once, with the image; the volume of .cache begins as a copy of it. A later image finds an older volume and compiles again.
RUN mkdir -p .cache dist brands .astro node_modules/.vite \
  && node --input-type=module -e "import { compile } from './src/builder/compile/compile.ts'; await compile('.', '.cache')" \
  && chown -R node:node .cache dist .astro node_modules/.vite

USER node
ENV NODE_ENV=production
EXPOSE 4190
VOLUME ["/app/.cache", "/app/dist"]
HEALTHCHECK --interval=30s --timeout=5s --start-period=120s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4190/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself is the first process, so that it gets the signal to stop.
ENTRYPOINT ["node", "scripts/run.mjs", "builder", "--listen", "0.0.0.0"]
