# syntax=docker/dockerfile:1
# The server and the web application, without build tools and without root. Build: docker build --tag worklane .

# Releases pin the base image by digest, so that the same sources give the same image (.github/workflows/release.yml):
#   docker build --build-arg NODE_IMAGE="$(bash .ci/base-image)" --tag worklane .
ARG NODE_IMAGE=node:24-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /worklane
ENV CHECKPOINT_DISABLE=1 PRISMA_SCHEMA_ENGINE_BINARY=/bin/true PRISMA_SKIP_POSTINSTALL_GENERATE=1
COPY package.json package-lock.json .npmrc ./
RUN --mount=type=cache,target=/root/.npm npm ci
COPY . .
RUN node scripts/build.mjs

FROM ${NODE_IMAGE} AS packages
WORKDIR /worklane
COPY package.json package-lock.json .npmrc ./
# @prisma/client has the Prisma CLI (250 MB) as an optional peer dependency: peers are not installed.
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --legacy-peer-deps --ignore-scripts
# Remove files that Node.js never loads: types, sources and source maps, and Prisma's compilers for other databases (110 MB).
RUN find node_modules -type f '(' -name '*.ts' -o -name '*.mts' -o -name '*.cts' -o -name '*.map' ')' -delete \
  && find node_modules/@prisma/client/runtime -name 'query_compiler_*' ! -name 'query_compiler_small_bg.postgresql.*' -delete

FROM ${NODE_IMAGE}
WORKDIR /worklane
ENV NODE_ENV=production PORT=4000 DATA_DIR=/var/lib/worklane
# The generated pictures contain text, which needs a font.
RUN apt-get update && apt-get install --yes --no-install-recommends fonts-dejavu-core && rm -rf /var/lib/apt/lists/*
RUN install --directory --owner=node --group=node --mode=700 /var/lib/worklane
COPY --from=packages /worklane/node_modules ./node_modules
COPY --from=build /worklane/dist ./dist
COPY package.json ./
COPY prisma/migrations ./prisma/migrations
COPY prisma/functions ./prisma/functions
COPY prisma/triggers ./prisma/triggers
COPY server/fit/fit-words.json ./server/fit/
# The developer, help and accessibility pages are rendered from these.
COPY docs/integrating.md docs/graphql.md docs/permissions.md ./docs/
COPY docs/pages ./docs/pages
COPY docs/accessibility/worklane.openacr.yaml ./docs/accessibility/
COPY schema.graphql ./
USER node
EXPOSE 4000
# Readiness includes the database; the server exits within 20 seconds of SIGTERM (DRAIN_SECONDS + 15).
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/server/main.js"]
