import { apiDocsMessages } from '@portal/content/messages/api-docs-messages';
import type { Endpoint } from '@portal/contract/endpoint';
import type { EndpointId } from '@portal/contract/endpoint-addresses.table';
import { ENDPOINTS } from '@portal/contract/endpoint-list';
import { ENDPOINT_EXAMPLES, type EndpointExample } from '@portal/contract/openapi-examples.table';
import type { Language } from '@portal/domain/language/language';
import type { ApiTrialProps, TrialCall } from '#islands/api-trial/api-trial-props.ts';

/** The calls and words of the trial, made on the server so that the browser carries neither schemas nor messages. */
export function makeTrialProps(language: Language): ApiTrialProps {
  const { trial, parameters } = apiDocsMessages[language];
  return {
    calls: ENDPOINTS.map(toTrialCall),
    words: {
      call: trial.call,
      send: trial.send,
      sending: trial.sending,
      address: trial.address,
      reply: trial.reply,
      noAnswer: trial.noAnswer,
      body: parameters.body,
    },
  };
}

/** Example input of a call. */
export function getExample(endpoint: Endpoint): EndpointExample {
  return ENDPOINT_EXAMPLES[endpoint.id as EndpointId];
}

function toTrialCall(endpoint: Endpoint): TrialCall {
  const { id, method, path } = endpoint;
  const { query, body } = getExample(endpoint);
  const parameters = Object.keys(endpoint.query.properties).map((name) => ({ name, example: query[name] ?? '' }));
  return { id, method, path, parameters, body: body === undefined ? null : JSON.stringify(body, null, 2) };
}
