/** The career assistant's provider, and its cost limits. */
export interface AssistantConfig {
  /** Unset: the built-in engine answers, without a provider. */
  readonly apiKey: string | undefined;
  readonly baseUrl: string | undefined;
  readonly model: string;
  /** The provider's name, as shown to users. */
  readonly providerName: string;
  /** Per person. */
  readonly questionsPerMinute: number;
  /** Per person and day in UTC. */
  readonly questionsPerDay: number;
  /** For the whole server per day in UTC: input and output together. */
  readonly tokensPerDay: number;
  /** The same per person. */
  readonly tokensPerPerson: number;
  readonly secondsPerAnswer: number;
  /** US dollars per million tokens. */
  readonly inputPrice: number;
  readonly outputPrice: number;
}
