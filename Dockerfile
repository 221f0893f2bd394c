# The server with its pages. Its PostgreSQL and the proxy with HTTPS are containers beside it (compose.yaml).
# NODE brings Node.js 24 and npm, SYSTEM is what the server runs on: name mirrors of your own with --build-arg.
ARG NODE=node:24-trixie-slim
ARG SYSTEM=debian:trixie-slim

FROM ${NODE} AS manifests
WORKDIR /officina
COPY package.json package-lock.json ./
COPY openapi/package.json openapi/
COPY packages/client/package.json packages/client/
COPY packages/shared/package.json packages/shared/
COPY packages/ui/package.json packages/ui/
COPY apps/api/package.json apps/api/
COPY apps/console/package.json apps/console/
COPY apps/portal/package.json apps/portal/

# portal and console as browsers get them, and the server in few files
FROM manifests AS pages
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
RUN npm run build

# the packages of the server alone, without what production never opens
FROM manifests AS modules
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund --workspace @officina/api
COPY ops/slim.mjs ops/
RUN node ops/slim.mjs node_modules apps/api/node_modules packages/shared/node_modules

FROM ${SYSTEM}
RUN apt-get update \
  && apt-get install -y --no-install-recommends tini \
  && rm -rf /var/lib/apt/lists/* /var/cache/apt/* /var/log/*
COPY --from=modules /usr/local/bin/node /usr/local/bin/node
WORKDIR /officina
COPY package.json LICENSE ./
COPY --from=modules /officina/node_modules node_modules
COPY --from=modules /officina/apps/api/node_modules apps/api/node_modules
COPY --from=modules /officina/packages/shared/node_modules packages/shared/node_modules
COPY scripts/lib/imports.mjs scripts/lib/
COPY openapi/package.json openapi/
COPY openapi/generated openapi/generated
COPY packages/shared packages/shared
COPY ops/officina ops/
COPY apps/api apps/api
COPY --from=pages /officina/apps/api/dist apps/api/dist
COPY --from=pages /officina/apps/portal/dist apps/portal/dist
COPY --from=pages /officina/apps/console/dist apps/console/dist
# the one place it writes to, beside /tmp: uploaded files, and backups where a volume is mounted
RUN ln -s /officina/ops/officina /usr/local/bin/officina \
  && useradd --system --uid 10001 --user-group --home-dir /officina --no-create-home --shell /usr/sbin/nologin officina \
  && install -d -o officina -g officina -m 700 /data /backups
USER officina
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=/tmp/compiled
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["tini", "--", "officina"]
CMD ["start"]
