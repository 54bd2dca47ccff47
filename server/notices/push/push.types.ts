import { Field, InputType, Int, ObjectType } from "type-graphql";

@ObjectType({ simpleResolvers: true, description: "The acting account's push settings." })
export class PushSettings {
  @Field(() => String, { description: "The VAPID key with which a browser subscribes, in base64url." })
  publicKey!: string;

  @Field(() => Boolean, { description: "Whether notifications are pushed to the browser with the given endpoint." })
  isOnHere!: boolean;

  @Field(() => Int, { description: "The number of subscribed browsers, this one included." })
  deviceCount!: number;
}

@InputType({ description: "A browser's push subscription, with the values of its `PushSubscription`." })
export class SubscribeToPushInput {
  @Field(() => String, { description: "Its URL at its push service." })
  endpoint!: string;

  @Field(() => String, { description: "Its public key, in base64url." })
  p256dh!: string;

  @Field(() => String, { description: "Its secret, in base64url." })
  auth!: string;
}

@InputType({ description: "A browser to unsubscribe." })
export class UnsubscribeFromPushInput {
  @Field(() => String, { description: "Its URL at its push service." })
  endpoint!: string;
}
