import { Field, InputType, Int, ObjectType } from "type-graphql";

@ObjectType({ simpleResolvers: true, description: "Where the acting account's notices are pushed to." })
export class PushSettings {
  @Field(() => String, { description: "The key with which a browser subscribes (VAPID), in base64url." })
  publicKey!: string;

  @Field(() => Boolean, { description: "Whether they are pushed to the browser whose endpoint was given." })
  isOnHere!: boolean;

  @Field(() => Int, { description: "To how many browsers they are pushed, this one counted." })
  deviceCount!: number;
}

@InputType({ description: "Where a browser is reached, as its `PushSubscription` says." })
export class SubscribeToPushInput {
  @Field(() => String, { description: "Its address at its push service." })
  endpoint!: string;

  @Field(() => String, { description: "Its public key, in base64url." })
  p256dh!: string;

  @Field(() => String, { description: "Its secret, in base64url." })
  auth!: string;
}

@InputType({ description: "A browser that is to be pushed nothing more." })
export class UnsubscribeFromPushInput {
  @Field(() => String, { description: "Its address at its push service." })
  endpoint!: string;
}
