/** The career assistant's provider, and what it may cost. */
export interface AssistantConfig {
  /** Unset: there is no assistant on this server. */
  readonly apiKey: string | undefined;
  readonly baseUrl: string | undefined;
  readonly model: string;
  /** Who questions go to, as people read it. */
  readonly providerName: string;
  /** For one person. */
  readonly questionsPerMinute: number;
  /** For one person, by the day in UTC. */
  readonly questionsPerDay: number;
  /** For the whole server, by the day in UTC: input and output together. */
  readonly tokensPerDay: number;
  /** The same for one person. */
  readonly tokensPerPerson: number;
  readonly secondsPerAnswer: number;
  /** US dollars per million tokens. */
  readonly inputPrice: number;
  readonly outputPrice: number;
}
