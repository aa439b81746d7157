CREATE TABLE "local_features" (
	"picture_id" integer PRIMARY KEY NOT NULL,
	"content_version" text NOT NULL,
	"features" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reference_pictures" ADD COLUMN "local" "bytea";--> statement-breakpoint
ALTER TABLE "local_features" ADD CONSTRAINT "local_features_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE cascade ON UPDATE no action;