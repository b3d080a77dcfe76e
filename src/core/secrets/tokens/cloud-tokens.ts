// Tokens of clouds, hosting, networks, databases and what watches over them. Lengths are lower bounds.

import type { TokenRule } from './token-rule.ts';

export const cloudTokens: readonly TokenRule[] = [
  {
    name: 'aws-access-key-id',
    source: 'gitleaks aws-access-token',
    form: /(?:A3T[A-Z0-9]|AKIA|ASIA|ABIA|ACCA|AROA|AIDA)[A-Z0-9]{16}/,
  },
  {
    name: 'aws-bedrock-key',
    source: 'gitleaks aws-amazon-bedrock-api-key',
    form: /(?:ABSK[A-Za-z0-9+/]{40,}={0,2}|bedrock-api-key-[\w+/=-]{16,})/,
  },
  { name: 'amazon-mws-token', source: 'Amazon MWS: auth tokens', form: /amzn\.mws\.[0-9a-f-]{36}/ },
  {
    name: 'amazon-oauth-secret',
    source: 'Login with Amazon: client secrets',
    form: /amzn1\.oa2-cs\.v1\.[0-9a-f]{24,}/,
  },
  {
    name: 'azure-client-secret',
    source: 'gitleaks azure-ad-client-secret',
    form: /[\w~.]{3}\dQ~[\w~.-]{30,40}/,
  },
  { name: 'google-api-key', source: 'gitleaks gcp-api-key', form: /AIza[\w-]{20,}/ },
  { name: 'google-client-secret', source: 'Google: OAuth clients', form: /GOCSPX-[\w-]{16,}/ },
  {
    name: 'google-oauth-token',
    source: 'Google: access and refresh tokens',
    form: /(?:ya29\.|1\/\/0)[\w-]{16,}/,
  },
  {
    name: 'firebase-server-key',
    source: 'Firebase: legacy server keys',
    form: /AAAA[\w-]{7}:[\w-]{100,}/,
  },
  {
    name: 'digitalocean-token',
    source: 'gitleaks digitalocean-pat and its two siblings',
    form: /do[opr]_v1_[0-9a-f]{40,}/,
  },
  { name: 'heroku-key', source: 'gitleaks heroku-api-key-v2', form: /HRKU-[\w-]{20,}/ },
  {
    name: 'fly-token',
    source: 'gitleaks flyio-access-token',
    form: /(?:fo1_[\w-]{20,}|fm[12][ar]?_[A-Za-z0-9+/=]{40,})/,
  },
  { name: 'render-key', source: 'Render: API keys', form: /rnd_[A-Za-z0-9]{16,}/ },
  {
    name: 'vercel-token',
    source: 'Vercel: access and blob tokens',
    form: /(?:vercel_blob_rw_\w{16,}|vc[paikr]_[A-Za-z0-9]{24,})/,
  },
  { name: 'netlify-token', source: 'Netlify: access tokens', form: /nf[pcoub]_[A-Za-z0-9]{20,}/ },
  {
    name: 'supabase-key',
    source: 'Supabase: access tokens and secret keys',
    form: /(?:sbp_[0-9a-f]{40}|sb_secret_[\w-]{16,})/,
  },
  { name: 'neon-key', source: 'Neon: API keys', form: /napi_[a-z0-9]{40,}/ },
  {
    name: 'planetscale-token',
    source: 'gitleaks planetscale-api-token and its two siblings',
    form: /pscale_(?:tkn|oauth|pw)_[\w=.-]{16,}/,
  },
  { name: 'mongodb-atlas-secret', source: 'MongoDB Atlas: service accounts', form: /mdb_sa_sk_[\w-]{16,}/ },
  {
    name: 'cloudflare-origin-ca-key',
    source: 'gitleaks cloudflare-origin-ca-key',
    form: /v1\.0-[0-9a-f]{16,}-[0-9a-f]{100,}/,
  },
  { name: 'alibaba-key-id', source: 'gitleaks alibaba-access-key-id', form: /LTAI[A-Za-z0-9]{12,}/ },
  { name: 'tencent-key-id', source: 'Tencent Cloud: SecretId', form: /AKID[A-Za-z0-9]{13,}/ },
  {
    name: 'yandex-key',
    source: 'gitleaks yandex-api-key, yandex-access-token, yandex-aws-access-token',
    form: /(?:AQVN[\w-]{35,}|t1\.[\w-]{10,400}={0,2}\.[\w-]{80,}|YC[\w-]{38}(?!\w))/,
  },
  { name: 'scaleway-key', source: 'Scaleway: access keys', form: /SCW[A-Z0-9]{17}(?!\w)/ },
  { name: 'scalingo-token', source: 'gitleaks scalingo-api-token', form: /tk-us-[\w-]{40,}/ },
  { name: 'tailscale-key', source: 'Tailscale: auth and API keys', form: /tskey-[a-z]{1,20}-[\w-]{10,}/ },
  {
    name: 'defined-networking-key',
    source: 'gitleaks defined-networking-api-token',
    form: /dnkey-[\w=-]{16,}/,
  },
  { name: 'nats-seed', source: 'NATS: nkeys', form: /S[ACNOUX][A-Z2-7]{56}(?!\w)/ },
  {
    name: 'clickhouse-key',
    source: 'gitleaks clickhouse-cloud-api-secret-key',
    form: /4b1d[A-Za-z0-9]{38}(?!\w)/,
  },
  { name: 'databricks-token', source: 'gitleaks databricks-api-token', form: /dapi[0-9a-f]{32}/ },
  { name: 'openshift-token', source: 'gitleaks openshift-user-token', form: /sha256~[\w-]{40,}/ },
  {
    name: 'grafana-token',
    source: 'gitleaks grafana-cloud-api-token, grafana-service-account-token, grafana-api-key',
    form: /(?:glc_[A-Za-z0-9+/=]{24,}|glsa_\w{24,}|eyJrIjoi[A-Za-z0-9=]{40,})/,
  },
  {
    name: 'new-relic-key',
    source: 'gitleaks new-relic-user-api-key and its siblings',
    form: /NR(?:AK|II|IQ|RA|JS|AL|AA|SP)-[\w-]{16,}/,
  },
  {
    name: 'sentry-token',
    source: 'gitleaks sentry-org-token, sentry-user-token',
    form: /sntry[susi]_[\w+/=-]{16,}/,
  },
  {
    name: 'dynatrace-token',
    source: 'gitleaks dynatrace-api-token',
    form: /dt0[a-z]\d\d\.[A-Za-z0-9]{24}\.[A-Za-z0-9]{40,}/,
  },
  {
    name: 'honeycomb-key',
    source: 'Honeycomb: ingest and management keys',
    form: /hc[abxim]{1,2}[il]k_[a-z0-9]{16,}/,
  },
  { name: 'posthog-key', source: 'PostHog: personal API keys', form: /phx_[A-Za-z0-9]{20,}/ },
  {
    name: 'launchdarkly-key',
    source: 'LaunchDarkly: SDK and API keys',
    form: /(?:api|sdk|mob)-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/,
  },
  { name: 'confluent-secret', source: 'Confluent Cloud: API secrets', form: /cflt[\w+/]{50,}/ },
];
