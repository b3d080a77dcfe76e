// Tokens of code hosting, continuous integration, package registries and secret stores. Lengths are lower bounds: a
// truncated token still counts.

import type { TokenRule } from './token-rule.ts';

export const codeTokens: readonly TokenRule[] = [
  {
    name: 'github-token',
    source: 'gitleaks github-pat, github-oauth, github-app-token',
    begins: 'gho_ ghp_ ghu_ ghs_ ghr_',
    form: /gh[opusr]_[A-Za-z0-9]{16,}/,
  },
  {
    name: 'github-fine-grained-token',
    source: 'gitleaks github-fine-grained-pat',
    form: /github_pat_\w{16,}/,
  },
  {
    name: 'gitlab-token',
    source: 'gitleaks gitlab-pat and its twelve siblings',
    begins: 'glpat- gldt- glrt glcbt- glptt- glft- glimt- glagent- gloas- glsoat- glffct- glwt-',
    form: /gl(?:pat|dt|rtr?|cbt|ptt|ft|imt|agent|oas|soat|ffct|wt)-[\w.-]{16,}/,
  },
  { name: 'gitlab-runner-registration', source: 'gitleaks gitlab-rrt', form: /GR1348941[\w-]{16,}/ },
  {
    name: 'atlassian-token',
    source: 'gitleaks atlassian-api-token; Bitbucket app passwords',
    begins: 'ATATT3 ATCTT3 ATBB ATSU ATOA',
    form: /AT(?:ATT3|CTT3|BB|SU|OA)[\w=.-]{16,}/,
  },
  {
    name: 'circleci-token',
    source: 'CircleCI: API tokens',
    begins: 'CCIPAT CCIPRJ',
    form: /CCIP(?:AT|RJ)_\w{16,}/,
  },
  { name: 'buildkite-token', source: 'Buildkite: API access tokens', form: /bkua_[0-9a-f]{16,}/ },
  { name: 'snyk-token', source: 'Snyk: service accounts', form: /snyk_[us]at\.[\w.-]{16,}/ },
  {
    name: 'sonar-token',
    source: 'gitleaks sonar-api-token',
    begins: 'sqp_ squ_ sqa_',
    form: /sq[pua]_[0-9a-f]{20,}/,
  },
  {
    name: 'sourcegraph-token',
    source: 'gitleaks sourcegraph-access-token',
    begins: 'sgp_ sgd_ sgx_',
    form: /sg[pdx]_(?:(?:[0-9a-fA-F]{16}|local)_)?[0-9a-fA-F]{20,}/,
  },
  { name: 'pulumi-token', source: 'gitleaks pulumi-api-token', form: /pul-[0-9a-f]{20,}/ },
  {
    name: 'terraform-token',
    source: 'gitleaks hashicorp-tf-api-token',
    mark: /\.atlasv1\./,
    form: /[A-Za-z0-9]{14}\.atlasv1\.[\w=-]{40,}/,
  },
  {
    name: 'vault-token',
    source: 'gitleaks vault-service-token, vault-batch-token',
    begins: 'hvs. hvb. hvr.',
    form: /hv[sbr]\.[\w-]{12,}/,
  },
  {
    name: 'vault-token-before-1.10',
    source: 'gitleaks vault-service-token',
    begins: 's.',
    form: /s\.(?=[A-Za-z]{0,22}\d[A-Za-z]{0,22}\d)(?=[^A-Z\s]{0,23}[A-Z])[A-Za-z0-9]{24}(?!\w)/,
  },
  {
    name: 'doppler-token',
    source: 'gitleaks doppler-api-token',
    begins: 'dp.pt dp.st dp.ct dp.sa dp.scim dp.audit',
    form: /dp\.(?:pt|st|ct|sa|scim|audit)\.[\w.-]{16,}/,
  },
  { name: 'age-secret-key', source: 'gitleaks age-secret-key', form: /AGE-SECRET-KEY-1[A-Z0-9]{20,}/ },
  {
    name: '1password-service-account',
    source: 'gitleaks 1password-service-account-token',
    form: /ops_eyJ[\w+/=-]{40,}/,
  },
  {
    name: '1password-secret-key',
    source: 'gitleaks 1password-secret-key',
    begins: 'A3-',
    form: /A3-[A-Z0-9]{6}-(?:[A-Z0-9]{11}|[A-Z0-9]{6}-[A-Z0-9]{5})(?:-[A-Z0-9]{5}){3}/,
  },
  { name: 'npm-token', source: 'gitleaks npm-access-token', form: /npm_[A-Za-z0-9]{20,}/ },
  { name: 'jsr-token', source: 'JSR: personal access tokens', form: /jsr[pd]_[A-Za-z0-9]{16,}/ },
  { name: 'pypi-token', source: 'gitleaks pypi-upload-token', form: /pypi-AgE[\w-]{20,}/ },
  { name: 'rubygems-token', source: 'gitleaks rubygems-api-token', form: /rubygems_[0-9a-f]{24,}/ },
  { name: 'nuget-key', source: 'NuGet: scoped API keys', form: /oy2[a-z0-9]{43}/ },
  { name: 'crates-io-token', source: 'crates.io: API tokens', form: /cio[A-Za-z0-9]{32}/ },
  { name: 'clojars-token', source: 'gitleaks clojars-api-token', form: /CLOJARS_[A-Za-z0-9]{40,}/ },
  { name: 'docker-token', source: 'Docker Hub: access tokens', form: /dckr_[po]at_[\w-]{16,}/ },
  {
    name: 'artifactory-token',
    source: 'gitleaks artifactory-api-key, artifactory-reference-token',
    begins: 'AKCp cmVmd',
    form: /(?:AKCp|cmVmd)[A-Za-z0-9]{50,}/,
  },
  { name: 'octopus-key', source: 'gitleaks octopus-deploy-api-key', form: /API-[A-Z0-9]{25,32}(?!\w)/ },
  {
    name: 'postman-key',
    source: 'gitleaks postman-api-token',
    form: /PMAK-[0-9a-fA-F]{24}-[0-9a-fA-F]{20,}/,
  },
  { name: 'readme-key', source: 'gitleaks readme-api-token', form: /rdme_[a-z0-9]{40,}/ },
  { name: 'openvsx-token', source: 'Open VSX: access tokens', form: /ovsx[pat]_[\w-]{16,}/ },
  {
    name: 'jetbrains-token',
    source: 'JetBrains: permanent tokens',
    form: /perm[-:][\w=-]{4,80}\.[\w=-]{2,80}\.\w{16,}/,
  },
  {
    name: 'harness-token',
    source: 'gitleaks harness-api-key',
    begins: 'pat. sat.',
    form: /[ps]at\.[\w-]{20,24}\.[A-Za-z0-9]{20,26}\.[A-Za-z0-9]{16,}/,
  },
  {
    name: 'prefect-token',
    source: 'gitleaks prefect-api-token',
    begins: 'pnu_ pnb_',
    form: /pn[ub]_[A-Za-z0-9]{20,}/,
  },
  { name: 'infracost-key', source: 'gitleaks infracost-api-token', form: /ico-[A-Za-z0-9]{32}/ },
];
