# syntax=docker/dockerfile:1
# The server and the web it serves, without tools and without root. Build: docker build --tag worklane .

# A release names the image by its digest, so that the same sources give the same image (.github/workflows/release.yml):
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
# Prisma's client names Prisma's command line, with 250 MB of its own, as an optional peer: such are left out.
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --legacy-peer-deps --ignore-scripts
# Nor is what Node.js never loads: types, sources and maps of packages, and Prisma's compilers for other databases (110 MB).
RUN find node_modules -type f '(' -name '*.ts' -o -name '*.mts' -o -name '*.cts' -o -name '*.map' ')' -delete \
  && find node_modules/@prisma/client/runtime -name 'query_compiler_*' ! -name 'query_compiler_small_bg.postgresql.*' -delete

FROM ${NODE_IMAGE}
WORKDIR /worklane
ENV NODE_ENV=production PORT=4000 DATA_DIR=/var/lib/worklane
# The words of drawn pictures need a font.
RUN apt-get update && apt-get install --yes --no-install-recommends fonts-dejavu-core && rm -rf /var/lib/apt/lists/*
RUN install --directory --owner=node --group=node --mode=700 /var/lib/worklane
COPY --from=packages /worklane/node_modules ./node_modules
COPY --from=build /worklane/dist ./dist
COPY package.json ./
COPY prisma/migrations ./prisma/migrations
# Pages for developers, of help and of accessibility are made from them.
COPY docs/integrating.md docs/graphql.md docs/permissions.md ./docs/
COPY docs/pages ./docs/pages
COPY docs/accessibility/worklane.openacr.yaml ./docs/accessibility/
COPY schema.graphql ./
USER node
EXPOSE 4000
# Ready means that the database answers too; the server ends within 20 seconds of SIGTERM (DRAIN_SECONDS + 15).
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/server/main.js"]
