// Services whose secrets have no form of their own, by the names that stand beside their values.

/** Inside a name: `DATADOG_API`, `heroku.auth`. From the contextual rules of gitleaks. */
export const service =
  /adafruit|adobe|algolia|airtable|alibaba|asana|atlassian|confluence|jira|beamer|bitbucket|bittrex|cloudflare|codecov|cohere|coinbase|confluent|contentful|datadog|discord|droneci|dropbox|etsy|facebook|fastly|finicity|finnhub|flickr|freshbooks|gitter|gocardless|heroku|hubspot|intercom|jfrog|artifactory|bintray|kraken|kucoin|launchdarkly|linkedin|linode|mailchimp|mailgun|mapbox|mattermost|meraki|messagebird|netlify|newrelic|new_relic|nytimes|okta|pagerduty|plaid|postmark|privateai|rapidapi|rollbar|segment|sendbird|sentry|snyk|sonar|squarespace|sumologic|telegram|travis|twilio|twitch|twitter|typeform|yandex|zendesk/i;
